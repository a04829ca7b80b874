/** The cooperative's own logo, read at the start and made in the sizes that are shown (R179). */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type LogoPictures, makeLogo, UnfitLogo } from '../../intake/uploads/logo/logo-picture.ts';
import { BadSetting } from '../settings/bad-setting.ts';
import { siteFaultText as words } from '../settings/site-faults.text.ts';
import { readLogoSetting } from '../settings/site-file.ts';

export interface Logo extends LogoPictures {
  /** Another picture has another one. */
  readonly version: string;
}

/** The version of a logo that is made of these bytes. */
export const logoVersion = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 12);

/**
 * The picture that the settings name, else the one at the specification's place in `mediaDir`;
 * undefined: the cooperative has none. Throws BadSiteFile or BadSetting: which picture, and why.
 */
export async function readLogo(siteConfig: string, mediaDir: string): Promise<Logo | undefined> {
  const setting = await readLogoSetting(siteConfig);
  const path = resolve(setting?.path ?? join(mediaDir, 'images/Utils/cooplogo.png'));
  const refuse = setting?.refuse ?? ((why: string) => new BadSetting(`${path}: ${why}`));
  const read = await readFile(path).catch((error: NodeJS.ErrnoException) => error);
  if (read instanceof Error) {
    if (setting === undefined && read.code === 'ENOENT') return undefined;
    throw refuse(words.noFile(path));
  }
  const made = await makeLogo(read).catch((error: unknown) => {
    throw error instanceof UnfitLogo ? refuse(error.message) : error;
  });
  return { ...made, version: logoVersion(read) };
}
