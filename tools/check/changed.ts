/**
 * `node tools/check/changed.ts [BASE]`: the test files that a change may break, nearest first, as
 * JSON. The change is what differs from BASE, uncommitted files included; without BASE from the
 * newest commit that the upstream branch has, too, or from the last commit but one.
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { readSources } from '../tidy/source.ts';
import { type Nearness, relatedTests } from './related.ts';
import { allTestFiles } from './test-files.mjs';

const root = resolve(import.meta.dirname, '../..');

/** What `git` prints, by lines; undefined when it refuses. */
function git(...args: readonly string[]): readonly string[] | undefined {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio });
    return output.split('\n').filter((line) => line !== '');
  } catch {
    return undefined;
  }
}

function baseOf(requestedBase: string | undefined): string {
  if (requestedBase !== undefined) return requestedBase;
  const upstream = git('merge-base', 'HEAD', '@{upstream}')?.[0];
  const head = git('rev-parse', 'HEAD')?.[0];
  const isAhead = upstream !== undefined && upstream !== head;
  if (isAhead) return upstream;
  return git('status', '--porcelain')?.length ? 'HEAD' : 'HEAD~1';
}

/**
 * How many files of each project run, so that the whole stays near three minutes on two cores. A
 * unit test takes a tenth of a second, one on a store a few, one in a browser about eight.
 */
const most: Readonly<Record<string, number>> = {
  unit: 150,
  'store-embedded': 20,
  'store-postgres': 8,
  machine: 1,
  'machine-alone': 1,
  browser: 6,
};

/** A server of its own proves little more, unless the change speaks to the database. */
const speaksToStore = (path: string): boolean => /^(?:records|intake)\/|\.sql$/.test(path);

function choose(changed: readonly string[], near: Nearness) {
  const wantsBoth = changed.some(speaksToStore);
  const isOwn = (file: string) => changed.includes(file);
  const due = allTestFiles()
    .filter(({ file }) => near.has(file))
    .filter(({ file, project }) => project !== 'store-postgres' || wantsBoth || isOwn(file))
    .sort((a, b) => (near.get(a.file) ?? 0) - (near.get(b.file) ?? 0));
  const files = [...Map.groupBy(due, ({ project }) => project)].flatMap(([project, all]) => {
    const own = all.filter(({ file }) => isOwn(file)).length;
    return all.slice(0, Math.max(own, most[project] ?? 0));
  });
  return { files, left: due.length - files.length };
}

const base = baseOf(process.argv[2]);
const differing = git('diff', '--name-only', base);
if (differing === undefined) throw new Error(`git knows no commit ${base}`);
const untracked = git('ls-files', '--others', '--exclude-standard') ?? [];
const changed = [...new Set([...differing, ...untracked])];
const near = relatedTests(changed, readSources(root));
console.log(JSON.stringify({ base, changed: changed.length, ...choose(changed, near) }));
