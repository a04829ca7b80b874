/**
 * Mutation of core: Stryker changes one thing at a time, core's tests must notice. It works in a
 * copy of core in the temporary folder, so that neither a changed line nor a report is left here.
 */
import { fork } from 'node:child_process';
import { cp, readFile, symlink } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endOf, temporaryFolder } from '../../app.ts';

const root = resolve(import.meta.dirname, '../../..');
const stryker = fileURLToPath(import.meta.resolve('./stryker.ts'));
const settings = {
  'vitest.config.ts': fileURLToPath(import.meta.resolve('./vitest.config.ts')),
  'properties.ts': fileURLToPath(import.meta.resolve('./properties.ts')),
};

/** What became of the mutants of one file. */
export interface FileScore {
  /** From the root of the tree. */
  readonly file: string;
  /** Mutants that a test noticed, by failing or by never ending. */
  readonly found: number;
  readonly all: number;
  /** The others: line, code and its replacement, `12: x > 0 → true`. */
  readonly survivors: readonly string[];
}

/** Both counted from 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** What `stryker.ts` sends of a mutant. */
interface Mutant {
  readonly fileName: string;
  readonly status: string;
  readonly replacement: string;
  readonly start: Position;
  readonly end: Position;
}

const noticed = new Set(['Killed', 'Timeout']);
const unnoticed = new Set(['Survived', 'NoCoverage']);

async function scoreOf(file: string, mutants: readonly Mutant[]): Promise<FileScore> {
  const lines = (await readFile(join(root, file), 'utf8')).split('\n');
  const survivors = mutants.filter(({ status }) => unnoticed.has(status));
  const found = mutants.filter(({ status }) => noticed.has(status)).length;
  const describeMutant = ({ start, end, replacement }: Mutant): string => {
    const last = end.line === start.line ? end.column - 1 : undefined;
    const was = lines[start.line - 1]?.slice(start.column - 1, last);
    return `${start.line}: ${was} → ${replacement}`;
  };
  return { file, found, all: found + survivors.length, survivors: survivors.map(describeMutant) };
}

/** The copy: core with these of its tests, or all, and what Stryker and Vitest need beside it. */
async function prepare(folder: string, tests: readonly string[]): Promise<void> {
  const testPaths = tests.map((test) => join(root, test));
  // Stryker's own choice of tests runs none of them on what a file does while it is loaded.
  const isIncluded = (path: string): boolean =>
    testPaths.length === 0 || !path.endsWith('.test.ts') || testPaths.includes(path);
  await cp(join(root, 'core'), join(folder, 'core'), { recursive: true, filter: isIncluded });
  await cp(join(root, 'package.json'), join(folder, 'package.json'));
  for (const [name, path] of Object.entries(settings)) await cp(path, join(folder, name));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
}

export interface MutationOptions {
  /** Run these of core's tests only. */
  readonly tests?: readonly string[];
  /** Print no progress. */
  readonly quiet?: boolean;
}

/**
 * Mutates the files that the patterns name, `core/rate.ts`, and runs core's tests on each mutant;
 * a file without any is left out. Rejects when a test fails as things are.
 */
export async function mutate(
  patterns: readonly string[],
  { tests = [], quiet = false }: MutationOptions = {},
): Promise<FileScore[]> {
  const folder = await temporaryFolder();
  try {
    await prepare(folder.path, tests);
    const output = quiet ? 'ignore' : 'inherit';
    const child = fork(stryker, [...patterns, '!core/**/tests/**'], {
      cwd: folder.path,
      stdio: ['ignore', output, output, 'ipc'],
    });
    const mutants: Mutant[] = [];
    child.on('message', (sent) => mutants.push(...(sent as readonly Mutant[])));
    const code = await endOf(child);
    if (code !== 0) throw new Error(`Stryker ended with ${code}`);
    const files = Object.entries(Object.groupBy(mutants, ({ fileName }) => fileName));
    const scores = files.map(([path, of = []]) => scoreOf(relative(folder.path, path), of));
    return (await Promise.all(scores)).sort((a, b) => (a.file < b.file ? -1 : 1));
  } finally {
    await folder.remove();
  }
}
