/** Which packages package-lock.json names, and which of them lie in node_modules. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

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
export function missingPackages(expected, present, all) {
  return Object.entries(expected)
    .filter(([path, entry]) => path !== '' && !entry.optional && (all || !isTool(entry)))
    .filter(([path, entry]) => present[path]?.version !== entry.version)
    .map(([path]) => path);
}

/** What the lock file names and node_modules lacks, and whether tools that only check are there. */
export function comparePackages(all) {
  const expected = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules/.package-lock.json'));
  // npm's own list says what it installed; a folder may have gone since.
  const there = Object.entries(present).filter(([path]) => existsSync(join(root, path)));
  const missing = missingPackages(expected, Object.fromEntries(there), all).length;
  return { missing, hasTools: Object.values(present).some((entry) => entry.dev === true) };
}
