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

/** A line of the file, its value with quotes or without. */
const certificates = /^\s*(?:export\s+)?NODE_EXTRA_CA_CERTS\s*=\s*("[^"]*"|'[^']*'|[^\s#]*)/gm;

/**
 * What Node reads at its very start, before `.env`: for the child's environment, so that a line of
 * the file has an effect. What is set outside of it is stronger.
 */
export function earlySettings() {
  let file;
  try {
    file = readFileSync(join(root, '.env'), 'utf8');
  } catch {
    return {}; // `envFileOptions` has told of one that cannot be read.
  }
  const path = [...file.matchAll(certificates)].at(-1)?.[1].replace(/^(["'])(.*)\1$/, '$2');
  return path ? { NODE_EXTRA_CA_CERTS: path } : {};
}
