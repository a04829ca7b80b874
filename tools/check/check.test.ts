import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { missingPackages } from '../launch/packages.mjs';
import { root } from '../launch/paths.mjs';
import {
  days,
  dividedFiles,
  emptyPatterns,
  filesOfOtherDays,
  filesOfTheOther,
  turnOf,
} from './divided-tests.ts';
import longTests from './long-tests.json' with { type: 'json' };
import { needs } from './needs.mjs';
import { chosen, chosenFiles, dividedNotes, helpOf, runPhases, unknownNames } from './phases.mjs';
import { countReport, vitest } from './step.mjs';
import { allTestFiles } from './test-files.mjs';

const step = (name: string, failed = 0, needs: string[] = []) => ({
  name,
  needs,
  run: async () => ({ passed: 1 - failed, failed, output: '' }),
});
const silent = () => undefined;

describe('what is missing', () => {
  const expected = {
    '': { version: '1.0.0' },
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/vitest': { version: '5.0.0', dev: true },
    'node_modules/binary-of-another-system': { version: '1.0.0', optional: true },
  };

  test('an empty folder lacks what the app needs, and the tools when they are asked for', () => {
    expect(missingPackages(expected, {}, false)).toEqual(['node_modules/fastify']);
    expect(missingPackages(expected, {}, true)).toEqual([
      'node_modules/fastify',
      'node_modules/vitest',
    ]);
  });

  test('another version counts as missing, the same one does not', () => {
    const present = (version: string) => ({ 'node_modules/fastify': { version } });
    expect(missingPackages(expected, present('4.9.9'), false)).toHaveLength(1);
    expect(missingPackages(expected, present('5.0.0'), false)).toEqual([]);
  });
});

describe('adding up', () => {
  test('a failing step makes the whole fail and spares those that need it', async () => {
    const phases = [[[step('build', 1)]], [[step('unit')], [step('browser', 0, ['build'])]]];
    const { passed, failed } = await runPhases(phases, silent);
    expect({ passed, failed }).toEqual({ passed: 1, failed: 2 });
  });

  test('a name chooses by its beginning and brings what the step needs', () => {
    const phases = [[[step('build'), step('lint')]], [[step('browser', 0, ['build'])]]];
    const names = (input: string[]) =>
      chosen(phases, input)
        .flat(2)
        .map((one: { name: string }) => one.name);
    expect(names(['brow'])).toEqual(['build', 'browser']);
    expect(names([])).toEqual(['build', 'lint', 'browser']);
  });

  test('help names every step, and how several are named at once', () => {
    const help = helpOf([[[step('types-core'), step('lint')]], [[step('browser')]]]);
    expect(help).toMatch(/\(types, store\)\n {2}types-core\n {2}lint\n {2}browser\n/);
    expect(help).toContain('changed [BASE]');
  });

  test('test files choose their steps, and what these need', () => {
    const vitestStep = (name: string, needed: string[]) => ({
      ...step(name, 0, needed),
      files: [] as string[],
      of(files: string[]) {
        return { ...this, files };
      },
    });
    const phases = [
      [[step('build'), step('lint')]],
      [[vitestStep('unit', []), vitestStep('browser', ['build'])]],
    ];
    const steps = chosenFiles(phases, new Map([['browser', ['a.screen.test.ts']]])).flat(2);
    expect(steps.map(({ name }: { name: string }) => name)).toEqual(['build', 'browser']);
    expect(steps.at(-1)).toMatchObject({ files: ['a.screen.test.ts'] });
  });

  test('that files are divided between steps is said; a step that is named runs all', () => {
    const stores = ['store-embedded', 'store-postgres'];
    const phases = [[stores.map((name) => vitest(name, { isDivided: true }))]];
    const [note, ...others] = dividedNotes(chosen(phases, []));
    expect(note).toMatch(/ all: npm test -- store-embedded store-postgres$/);
    expect(others).toEqual([]);
    expect(dividedNotes(chosen(phases, ['store-embedded']))).toEqual([]);
  });

  test('each divided file is a store test and runs on one of the stores', () => {
    const files = allTestFiles().filter(({ project }) => project === 'store-embedded');
    const divided = dividedFiles();
    expect(divided.length).toBeGreaterThan(150);
    expect(files.map(({ file }) => file)).toEqual(expect.arrayContaining([...divided]));
    const runElsewhere = [filesOfTheOther('store-embedded'), filesOfTheOther('store-postgres')];
    expect(runElsewhere.flat().sort()).toEqual(divided);
    expect(emptyPatterns()).toEqual([]);
  });

  test('each long file is a test and runs on one of three days, which take as long', () => {
    const tests = new Set(allTestFiles().map(({ file }) => file));
    const times = new Map<string, number>(Object.entries(longTests));
    expect([...times.keys()].filter((path) => !tests.has(path))).toEqual([]);
    const perDay = [0, 1, 2].map((day) => {
      const left = new Set(filesOfOtherDays(day));
      return [...times.keys()].filter((path) => !left.has(path));
    });
    expect(perDay).toHaveLength(days);
    expect(perDay.flat().sort()).toEqual([...times.keys()].sort());
    const took = perDay.map((files) =>
      files.reduce((sum, path) => sum + (times.get(path) ?? 0), 0),
    );
    expect(Math.max(...took)).toBeLessThan(Math.min(...took) * 1.25);
  });

  test('the turn goes on from day to day', () => {
    expect([20_000, 20_001, 20_002, 20_003].map((day) => turnOf(3, day))).toEqual([2, 0, 1, 2]);
    expect(turnOf(days)).toBe(Math.floor(Date.now() / 86_400_000) % 3);
  });

  test('a name that no step begins with is known as one', () => {
    const phases = [[[step('build'), step('lint')]]];
    expect(unknownNames(phases, ['bui', 'lint'])).toEqual([]);
    expect(unknownNames(phases, ['lint', 'nosuch', 'lints'])).toEqual(['nosuch', 'lints']);
    expect(unknownNames(phases, [])).toEqual([]);
  });

  const report = (
    passed: number,
    failed: number,
    files: { status: string; tests: string[] }[],
    fullName = 'a test',
  ) => ({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: files.map(({ status, tests }) => ({
      name: join(root, 'some.test.ts'),
      message: 'Error: it did not load',
      status,
      assertionResults: tests.map((one) => ({
        status: one,
        fullName,
        failureMessages: [`Error: not so\n    at lib.ts:1:1\n    at ${root}/some.test.ts:7:3`],
      })),
    })),
  });

  test('a test file that does not load is a failure', () => {
    const files = [{ status: 'failed', tests: [] }];
    expect(countReport(report(3, 0, files), 1)).toMatchObject({
      passed: 3,
      failed: 1,
      causes: ['some.test.ts: Error: it did not load'],
    });
  });

  test('a failed test is counted once', () => {
    const files = [{ status: 'failed', tests: ['passed', 'failed'] }];
    expect(countReport(report(1, 1, files), 1)).toMatchObject({
      passed: 1,
      failed: 1,
      causes: [`some.test.ts > a test: Error: not so at ${root}/some.test.ts:7:3`],
    });
  });

  test.each(['skipped', 'pending', 'todo'])('a test left out as %s is a failure', (status) => {
    const files = [{ status: 'passed', tests: ['passed', status] }];
    const counts = countReport(report(1, 0, files), 0);
    expect(counts).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
    expect(counts.missed).toEqual(['skipped although it could have run: a test']);
  });

  test('a test that this machine cannot run is told, and no failure', () => {
    const { isMet } = needs.root;
    needs.root.isMet = () => false;
    try {
      const files = [{ status: 'passed', tests: ['passed', 'skipped'] }];
      const counts = countReport(report(1, 0, files, 'a test [needs root]'), 0);
      expect(counts).toMatchObject({ passed: 1, failed: 0, skipped: 1, missed: [] });
    } finally {
      needs.root.isMet = isMet;
    }
  });

  test('no test at all, or an error outside every test, is a failure', () => {
    expect(countReport(report(0, 0, []), 0)).toMatchObject({ failed: 1 });
    expect(countReport(report(5, 0, []), 1)).toMatchObject({ passed: 5, failed: 1 });
  });
});
