/** Reads the cooperative's settings from `site.config.json` (R092; D-02). */
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { type AgencySettings, agencySettingsShape } from '../../api/agency/settings.ts';
import { type Site, siteShape } from '../../api/site.ts';

/** The file is missing, no JSON, or holds something else than it should. */
export class BadSiteFile extends Error {}

/** What everybody may know, and what stands beside it in the file. */
const fileShape = z.extend(siteShape, { agency: agencySettingsShape });

type Issue = z.core.$ZodIssue;
const fieldOf = ({ path, code, message }: Issue): string =>
  `${path.join('.') || '-'} (${code === 'custom' ? message : code})`;

async function readFileOf(path: string): Promise<z.output<typeof fileShape>> {
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
  const file = z.safeParse(fileShape, content);
  if (file.success) return file.data;
  throw new BadSiteFile(`${named}: ${file.error.issues.map(fieldOf).join(', ')}`);
}

/**
 * The cooperative as every visitor may know it: it goes out with each page, so what is for agencies
 * is not in it. Throws BadSiteFile: setting, file and fields, of either part.
 */
export async function readSite(path: string): Promise<Site> {
  const { agency: _, ...site } = await readFileOf(path);
  return site;
}

const pngBegins = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const largestSignature = 300_000;

/** A letter never goes out without the signature that the settings promise. */
async function checkSignature(path: string, image: string | undefined): Promise<void> {
  if (image === undefined) return;
  const bytes = await readFile(image).catch(() => Buffer.alloc(0));
  if (bytes.subarray(0, 4).equals(pngBegins) && bytes.length <= largestSignature) return;
  throw new BadSiteFile(
    `SITE_CONFIG=${path}: agency.letter.signature_image (a PNG of at most 300 kB)`,
  );
}

/** The settings for agencies out of the same file. Throws as `readSite` does. */
export async function readAgencySettings(path: string): Promise<AgencySettings> {
  const { agency } = await readFileOf(path);
  await checkSignature(path, agency.letter.signature_image);
  return agency;
}
