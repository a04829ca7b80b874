/** Builds the browser's and the server's bundle when a source of theirs has changed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from './child.mjs';
import { installText as text } from './install.text.mjs';
import { alone } from './lock.mjs';
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

/** Whether the bundles are made of sources as they are now; `now` is their fingerprint. */
const isBuilt = (now) => existsSync(stamp) && readFileSync(stamp, 'utf8') === now;

/** Runs Vite, which holds the lock with us: it goes on for a moment when we are killed. */
async function bundle(addLockHolder) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(node24, [vite, 'build', '--logLevel=warn'], {
    cwd: root,
    stdio: 'inherit',
    env: environment({ NODE_ENV: 'production' }),
  });
  if (child.pid !== undefined) addLockHolder(child.pid);
  const stop = () => child.kill('SIGTERM');
  process.on('SIGTERM', stop).on('SIGHUP', stop);
  const [status, signal] = await once(child, 'exit')
    .catch(({ code }) => [code])
    .finally(() => process.off('SIGTERM', stop).off('SIGHUP', stop));
  if (status !== 0) throw new Error(text.buildFailed(status ?? signal));
}

/**
 * Says whether it had to build. Of two programs in this folder one builds, the other waits and
 * finds it done. Throws an error whose message says it all when the build fails; the next call
 * then tries again.
 */
export async function buildIfChanged() {
  if (isBuilt(fingerprint())) return false;
  return alone(
    'builds',
    async (addLockHolder) => {
      const now = fingerprint();
      if (isBuilt(now)) return false;
      rmSync(stamp, { force: true });
      console.log(text.builds);
      await bundle(addLockHolder);
      writeFileSync(stamp, now);
      return true;
    },
    () => console.log(text.waitsForBuild),
  );
}
