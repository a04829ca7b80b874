/** Brings in what package-lock.json names and node_modules lacks. Runs on any Node from 20 on. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { binaries, node24, root } from './places.mjs';

/** The packages that a lock file names, by path; an empty list when there is no such file. */
function packagesOf(file) {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

const isTool = (entry) => entry.dev === true || entry.devOptional === true;

/**
 * Paths of packages that are missing or of another version.
 * Optional ones are left out: most are binaries for other systems.
 */
export function missingPackages(wanted, present, all) {
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && !entry.optional && (all || !isTool(entry)))
    .filter(([path, entry]) => present[path]?.version !== entry.version)
    .map(([path]) => path);
}

/** npm with the machine's own Node: the one inside node_modules is about to be replaced. */
function npm(args) {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== binaries);
  const env = { ...process.env, PATH: path.join(delimiter) };
  const { status, error } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', env });
  if (error) throw error;
  if (status !== 0) throw new Error(`npm ${args.join(' ')} ended with exit code ${status}`);
}

/** A connection that says nothing for a minute is given up and tried again (npm waits for five). */
const manner = ['--no-audit', '--no-fund', '--loglevel=error', '--fetch-timeout=60000'];

/**
 * Installs when something is missing. `all` asks for the tools that only check the project, too;
 * without it they are left as they are: none is brought in, none is taken away.
 */
export function install({ all }) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules/.package-lock.json'));
  const missing = missingPackages(wanted, present, all);
  if (missing.length === 0 && existsSync(node24)) return;
  const hasTools = Object.values(present).some((entry) => entry.dev === true);
  console.log(`Installing packages (${missing.length} missing) …`);
  const tools = all || hasTools ? '--include=dev' : '--omit=dev';
  npm(['ci', tools, ...manner]);
  if (!existsSync(node24)) {
    throw new Error('npm did not run the install script of the package "node": allow it and retry');
  }
}
