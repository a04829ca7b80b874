/** What a server is built of besides its store: the files of the settings, and the built site. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AppOptions } from '../app.ts';
import { readLogo } from '../logo/logo.ts';
import type { Settings } from '../settings/settings.ts';
import { readAgencySettings, readSecurity, readSite } from '../settings/site-file.ts';

const dist = join(import.meta.dirname, '../../dist');
export const clientDir = join(dist, 'client');

async function builtSite(): Promise<Pick<AppOptions, 'render' | 'isPage'>> {
  const entry = join(dist, 'server/entry.js');
  if (!existsSync(entry)) return {};
  const { render, isPage } = (await import(entry)) as Required<AppOptions>;
  return { render, isPage };
}

/** Reads all of it at once; throws what its readers throw, BadSetting and BadSiteFile first. */
export async function readParts({ siteConfig, dataDir }: Settings) {
  const mediaDir = join(dataDir, 'mediafiles');
  const [site, agency, logo, security, built] = await Promise.all([
    readSite(siteConfig),
    readAgencySettings(siteConfig),
    readLogo(siteConfig, mediaDir),
    readSecurity(siteConfig),
    builtSite(),
  ]);
  return { site, agency, logo, security, mediaDir, built };
}

export type StartParts = Awaited<ReturnType<typeof readParts>>;
