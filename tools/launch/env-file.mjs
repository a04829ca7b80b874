/** The settings file `.env`: whether there is one, and that it can be read. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installText as text } from './install.text.mjs';
import { root } from './paths.mjs';

/** Options of Node that read `.env`; none where there is none. Throws when it is unreadable. */
export function envFileOptions() {
  const path = join(root, '.env');
  if (!existsSync(path)) return [];
  try {
    readFileSync(path);
  } catch (error) {
    throw new Error(text.envFile(path, error.code));
  }
  return ['--env-file=.env'];
}
