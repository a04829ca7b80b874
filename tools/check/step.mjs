/** One step of `npm test`: a program that runs, what it printed, and how many tests that were. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { environment } from '../launch/child.mjs';
import { node24, root } from '../launch/paths.mjs';
import { cannotRun } from './needs.mjs';

// Only a step that hangs reaches this. On a busy machine the machine tests took more than 50
// minutes beside the stores, and whoever ends a step learns nothing of what it proved.
const limitMilliseconds = 75 * 60_000;

/** Runs `node args…`; resolves to the exit code and everything that it printed. */
function collect(args, env) {
  return new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(node24, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limitMilliseconds,
      env: environment({ NO_COLOR: '1', FORCE_COLOR: undefined, ...env }),
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code, signal) => {
      const minutes = limitMilliseconds / 60_000;
      const isLate = Date.now() - started >= limitMilliseconds;
      const late = isLate ? `\nended after ${minutes} minutes, the limit of a step` : '';
      const ended = signal === null ? '' : `\nended by ${signal}`;
      resolve({ code: code ?? 1, output: Buffer.concat(output).toString('utf8') + ended + late });
    });
  });
}

/** A program whose exit code is the one thing that it proves. */
export function program(name, file, ...args) {
  return {
    name,
    needs: [],
    async run() {
      const { code, output } = await collect([join('node_modules', file), ...args]);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

/** Tests that did not run: those that this machine cannot run, and those that could have. */
function skippedIn(report) {
  const all = report.testResults.flatMap((file) => file.assertionResults);
  const skipped = all.filter(({ status }) => !['passed', 'failed'].includes(status));
  const couldRun = skipped.filter(({ fullName }) => !cannotRun(fullName));
  return { skipped: skipped.length - couldRun.length, missed: couldRun };
}

/** A failed file that holds no failed test did not load. */
const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed');

/** First line of a failure and, where it names one, the line of the test. */
function causeOf(message) {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const place = lines.find((line) => /^\s+at .*\.test\.tsx?:/.test(line)) ?? '';
  return `${lines[0] ?? ''} ${place.trim()}`.trim();
}

/** What failed, a line each: for the end of a log that is long. */
const causesIn = ({ testResults }) =>
  testResults.flatMap((file) => {
    const name = relative(root, file.name);
    if (isBroken(file)) return `${name}: ${causeOf(file.message ?? '')}`;
    return file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${name} > ${test.fullName}: ${causeOf(test.failureMessages[0] ?? '')}`);
  });

/**
 * Counts of a Vitest run, from its JSON report. A file that could not be loaded, an error outside
 * any test, and a test that was skipped although it could have run here count as one failure each:
 * nothing goes wrong unseen. `missed` names the last.
 */
export function countReport(report, code) {
  const broken = report.testResults.filter(isBroken);
  const passed = report.numPassedTests;
  const { skipped, missed } = skippedIn(report);
  const failed = report.numFailedTests + broken.length + missed.length;
  const isQuiet = (code !== 0 || passed + skipped === 0) && failed === 0;
  return {
    passed,
    failed: failed + (isQuiet ? 1 : 0),
    skipped,
    missed: missed.map(({ fullName }) => `skipped although it could have run: ${fullName}`),
    causes: causesIn(report),
  };
}

/**
 * One project of vitest.config.ts: all its files, those that a person asked for, or, of a divided
 * one, those that another project does not run in its place.
 * @param {string} name
 * @param {{ needs?: string[], files?: string[], isDivided?: boolean }} options
 */
export function vitest(name, { needs = [], files = [], isDivided = false } = {}) {
  const env = isDivided ? { TESTS_DIVIDED: 'yes' } : {};
  return {
    name,
    needs,
    isDivided,
    /** The same step for these files alone, or for all. */
    of: (some = []) => vitest(name, { needs, files: some }),
    async run() {
      const folder = mkdtempSync(join(tmpdir(), 'sahakon-report-'));
      const file = join(folder, 'report.json');
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', name, ...reporters];
      const { code, output } = await collect([...args, ...files], env);
      try {
        const counts = countReport(JSON.parse(readFileSync(file, 'utf8')), code);
        return { ...counts, output: [output.trim(), ...counts.missed].join('\n') };
      } catch {
        return { passed: 0, failed: 1, output: `${output}\nno report was written` };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
