/** A copy of the working tree in the temporary folder, in which defects are planted and tested. */
import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { allTestFiles } from '../../check/test-files.mjs';
import { environment } from '../../launch/child.mjs';
import type { Defect } from './defect.ts';

const root = resolve(import.meta.dirname, '../../..');

/** One run must end, be the defect a loop without end: milliseconds. */
const longestRun = 10 * 60_000;

/** What tests said of a tree. */
export interface Verdict {
  /** Titles of the tests that failed. */
  readonly failed: readonly string[];
  readonly passed: number;
  /** Printed by the runs: what explains a verdict. */
  readonly output: string;
}

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

export interface CopiedTree {
  /** Runs test files, on the embedded store where they need one; the first failure ends a run. */
  test(files: readonly string[]): Promise<Verdict>;
  /** Runs `work` while the defect stands in the tree. Throws when it can't be planted. */
  withDefect<Result>(defect: Defect, work: () => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

/** The text with the defect in it. Throws where the place to change is not there exactly once. */
export function planted(text: string, { what, file, find, replace }: Defect): string {
  const parts = text.split(find);
  if (parts.length !== 2) {
    throw new Error(`${what}: "${find}" stands ${parts.length - 1} times in ${file}`);
  }
  return parts.join(replace);
}

/** Node with these arguments, to its end; what it printed. */
function runNode(cwd: string, args: readonly string[]): Promise<string> {
  return new Promise((done, fail) => {
    const env = environment({ NO_COLOR: '1', FORCE_COLOR: undefined, CI: 'true' });
    const child = spawn(process.execPath, args, {
      ...{ cwd, env, timeout: longestRun },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.once('error', fail);
    child.once('close', () => done(Buffer.concat(chunks).toString('utf8')));
  });
}

async function runProject(cwd: string, project: string, files: readonly string[]) {
  const report = join(cwd, 'report.json');
  await rm(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--bail=1', '--project', project, ...reporters, ...files];
  const output = await runNode(cwd, ['node_modules/vitest/vitest.mjs', ...args]);
  const text = await readFile(report, 'utf8').catch(() => undefined);
  // Nothing was told: the run itself broke, which proves nothing of any test.
  if (text === undefined) return { failed: [], passed: 0, output };
  const { numPassedTests, testResults }: Report = JSON.parse(text);
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  return { failed, passed: numPassedTests, output };
}

/** Copies what git knows of the tree, uncommitted changes included. */
export async function copyTree(): Promise<CopiedTree> {
  const folder = await mkdtemp(join(tmpdir(), 'sahakon-defects-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of listed.split('\0').filter((name) => name !== '')) {
    await cp(join(root, path), join(folder, path));
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const projects = allTestFiles();
  /** What people run without a server of their own at hand. */
  const isHere = (project: string) => project !== 'store-postgres';

  return {
    async test(files) {
      const selection = projects.filter((one) => files.includes(one.file) && isHere(one.project));
      const all: Verdict[] = [];
      for (const [project, some] of Map.groupBy(selection, (one) => one.project)) {
        if (project === 'browser') {
          const output = await runNode(folder, ['tools/build.mjs']);
          all.push({ failed: [], passed: 0, output });
        }
        const verdict = await runProject(
          folder,
          project,
          some.map(({ file }) => file),
        );
        all.push(verdict);
        if (verdict.failed.length > 0) break;
      }
      return {
        failed: all.flatMap(({ failed }) => failed),
        passed: all.reduce((sum, { passed }) => sum + passed, 0),
        output: all.map(({ output }) => output).join('\n'),
      };
    },
    async withDefect(defect, work) {
      const path = join(folder, defect.file);
      const original = await readFile(path, 'utf8');
      await writeFile(path, planted(original, defect));
      try {
        return await work();
      } finally {
        await writeFile(path, original);
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
