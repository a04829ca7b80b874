/** Reads the cooperative's public settings from `site.config.json` (R092; D-02). */
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { type Site, siteShape } from '../../api/site.ts';

/** The file is missing, no JSON, or holds something else than it should. */
export class BadSiteFile extends Error {}

/** The checked settings of the cooperative. Throws BadSiteFile: setting, file and fields. */
export async function readSite(path: string): Promise<Site> {
  const named = `SITE_CONFIG=${path}`;
  const text = await readFile(path, 'utf8').catch(() => {
    throw new BadSiteFile(`${named} cannot be read`);
  });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new BadSiteFile(`${named} is not JSON`);
  }
  const site = z.safeParse(siteShape, content);
  if (site.success) return site.data;
  const fields = site.error.issues.map(({ path: at, code }) => `${at.join('.') || '-'} (${code})`);
  throw new BadSiteFile(`${named}: ${fields.join(', ')}`);
}
