/** Builds the browser's and the server's bundle when a source of theirs has changed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from './child.mjs';
import { installText as text } from './install.text.mjs';
import { node24, root } from './paths.mjs';

/** What the bundles are made of. */
const sources = [
  ...['web', 'wings', 'parts', 'shell', 'kit', 'api', 'core', 'tools/bundle'],
  ...['vite.config.ts', 'package-lock.json'],
];
const stamp = join(root, 'dist/.built-from');

function filesUnder(path) {
  const isFolder = existsSync(path) && !/\.\w+$/.test(path);
  if (!isFolder) return existsSync(path) ? [path] : [];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** One hash over names and contents of all sources. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesUnder(join(root, source)))) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Says whether it had to build. Throws when the build fails; the next call then tries again. */
export function buildIfChanged() {
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false;
  rmSync(stamp, { force: true });
  console.log(text.builds);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(node24, [vite, 'build', '--logLevel=warn'], {
    cwd: root,
    stdio: 'inherit',
    env: environment({ NODE_ENV: 'production' }),
  });
  if (status !== 0) throw new Error('the site could not be built');
  writeFileSync(stamp, now);
  return true;
}
