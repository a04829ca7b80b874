/** The test projects: what runs where. `npm test -- NAME` runs one of them. */

import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { referenceDay } from './demo/timeline.ts';
import { tornWordsPlugin } from './tools/bundle/held/held-words.ts';
import {
  filesOfOtherDays,
  filesOfTheOther,
  isDivided,
  storeTests,
} from './tools/check/divided-tests.ts';

const browserTests = ['**/*.screen.test.ts', 'journeys/**/*.journey.test.ts'];
const machineTests = ['**/*.machine.test.ts'];
/** They tell how quick something is, take what never ends for found, or flood: nothing beside. */
const aloneTests = [
  'tools/machine/start.machine.test.ts',
  'records/postgres/tests/faults.machine.test.ts',
  'tools/proof/doors/doors.machine.test.ts',
  'tools/proof/mutation/mutation.machine.test.ts',
];
const never = [
  ...['**/node_modules/**', '**/dist/**', 'data/**'],
  ...(isDivided ? filesOfOtherDays() : []),
];

/** Real PostgreSQL, a database of its own for each file; the name picks the server. */
const store = (name: 'store-embedded' | 'store-postgres'): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: storeTests,
    exclude: [...never, ...(isDivided ? filesOfTheOther(name) : [])],
    globalSetup: 'tools/store/set-up.ts',
    // A test takes in an extract or two: seconds, and ten times as many on a machine that is busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // On two cores the third works while the others wait for the store: a fifth of the time.
    maxWorkers: 3,
    // A process for each file would load the same packages over and over; our own stay apart.
    isolate: false,
    setupFiles: 'tools/store/fresh-modules.ts',
  },
});

/** Processes that are started and killed, one file after the other. */
const machine = (
  name: string,
  include: string[],
  but: string[] = [],
): TestProjectInlineConfiguration => ({
  test: {
    name,
    include,
    exclude: [...never, ...but],
    // Of a start, an attack, a kill on a machine that has much else to do.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});

export default defineConfig({
  test: {
    // What a test starts is a demo of this day, whatever the clock says.
    env: { DEMO_DATE: referenceDay },
    projects: [
      {
        plugins: [tornWordsPlugin('.')],
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...never, ...storeTests, ...browserTests, ...machineTests],
          // Pure functions need no process of their own for each file: half of the time was that.
          isolate: false,
          // On two cores Vitest would leave one free.
          maxWorkers: 2,
          // A test that loads every screen takes seconds, and ten times as many on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      store('store-embedded'),
      store('store-postgres'),
      machine('machine', machineTests, aloneTests),
      machine('machine-alone', aloneTests),
      {
        test: {
          name: 'browser',
          include: browserTests,
          exclude: never,
          globalSetup: 'journeys/set-up.ts',
          setupFiles: 'journeys/width-of-file.ts',
          testTimeout: 180_000,
          // A look with axe alone takes a second while the machine is busy.
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 120_000,
          maxWorkers: 2,
          // All files of a worker share one Chromium and its windows (journeys/browser).
          isolate: false,
        },
      },
    ],
  },
});
