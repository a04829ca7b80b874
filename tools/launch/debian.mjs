/** What the tests need beyond npm: a Chromium and a PostgreSQL server, from Debian packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without a window of its own: the same pages for less of the processor's time. */
const headlessShell = 'chromium-headless-shell';
const browsers = [
  headlessShell,
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
];

function findProgram(names) {
  // Servers lie in sbin, which only root's PATH names.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((path) => existsSync(path));
}

/** The system's Chromium, the lightest that there is; undefined when there is none. */
export const findChromium = () => findProgram(browsers);

/** The Chromium that is installed where none is, and preferred where another is. */
export const findHeadlessShell = () => findProgram([headlessShell]);

/** The servers that stand beside ours in deploy/, and what their tests make certificates with. */
export const neighbours = ['nginx', 'caddy', 'pgbouncer', 'openssl'];

/** What papers are read with that is not ours: words and pictures of a PDF, and a QR. */
export const paperReaders = ['pdftotext', 'pdftoppm', 'zbarimg'];

/** Where a program of that name lies; undefined when it is not there. */
export const findNeighbour = (name) => findProgram([name]);

/** A server that counts attempts; undefined when there is none. Debian has had Redis for longer. */
export const findValkey = () => findProgram(['valkey-server', 'redis-server']);

/** Whether a PostgreSQL server of Debian's packages is there, version 15 at least. */
export function hasPostgres() {
  const home = '/usr/lib/postgresql';
  if (!existsSync(home)) return false;
  return readdirSync(home).some(
    (version) => Number(version) >= 15 && existsSync(join(home, version, 'bin/initdb')),
  );
}

function apt(...args) {
  // What is installed for tests is started by them: systemd is left out of it.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1' };
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args];
  return spawnSync('apt-get', quiet, { stdio: 'inherit', env }).status === 0;
}

/** Whether we may install Debian packages: as root on a system that has them. */
export const mayInstall = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** Installs Debian packages when we may; answers why not otherwise. */
export function installPackages(names) {
  const command = `apt-get install ${names.join(' ')}`;
  if (!mayInstall()) return `run "${command}" as root once, or what your system has in its place`;
  console.log(`Installing Debian packages: ${names.join(' ')} …`);
  const done = apt('update') && apt('install', '-y', '--no-install-recommends', ...names);
  return done ? undefined : `"${command}" failed`;
}
