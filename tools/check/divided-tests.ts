/**
 * What a whole run leaves to other days and other stores, so that somebody waits for it. A test
 * file that takes long runs on every third day. Of store tests, what the store itself may answer
 * otherwise runs on both stores; all others, whose subject is our own code above it, are divided
 * between the two. Asked for by their path or with their step all run, on both.
 */
import { globSync } from 'node:fs';
import { root } from '../launch/paths.mjs';
import longTests from './long-tests.json' with { type: 'json' };

/** Whether this is a whole run, in which what is said once by many is asked of some, by turns. */
export const isDivided = process.env.TESTS_DIVIDED === 'yes';

/** Which turn of so many this day has; the next day has the next one. */
export const turnOf = (turns: number, day = Math.floor(Date.now() / 86_400_000)): number =>
  day % turns;

/** The day on which each long file runs, the longest first: days are alike in what they take. */
const order = [0, 1, 2, 2, 1, 0];
/** Days until each long file has run once. */
export const days = 3;

/** Steps that leave long files to other days, each by the names of its files. */
const divided = [
  /\.machine\.test\.ts$/,
  /\.(screen|journey)\.test\.ts$/,
  /\.(store|server)\.test\.ts$/,
];

/** Long files that a whole run of this day leaves out. */
export const filesOfOtherDays = (day = turnOf(days)): readonly string[] =>
  divided.flatMap((names) =>
    Object.keys(longTests)
      .filter((path) => names.test(path))
      .filter((_, place) => order[place % order.length] !== day),
  );

const onBoth = [
  // Tables, rights, a plan of every question that is asked, connections and their faults.
  'records/**/*.store.test.ts',
  // Parts that are made, joined, looked into by SQL and gone back from.
  'intake/staging/*.store.test.ts',
  'intake/tests/{publish,rollback,verify}.store.test.ts',
  // Programs of PostgreSQL's own.
  'backup/tests/{copies,round-trip}.store.test.ts',
  'server/backup/*.store.test.ts',
  // Logins, roles and connections.
  'commands/database/*.store.test.ts',
  'server/start/enough-connections.store.test.ts',
  // Doors whose answer hangs on the store: what fails, what several servers share.
  'server/tests/races/{ended-right,passwords,stolen-session}.server.test.ts',
  'server/tests/several/{budgets,several}.server.test.ts',
  'server/tests/{store-unavailable,unavailable}.server.test.ts',
];

/** Test files of the two steps of stores, as `vitest.config.ts` knows them. */
export const storeTests = [
  '**/*.store.test.ts',
  'wings/**/*.server.test.ts',
  'server/**/*.server.test.ts',
];

const find = (patterns: readonly string[]) =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules', 'dist', 'data'] }).map((path) =>
    path.replaceAll('\\', '/'),
  );

/** The divided files, in the order of their paths: they go to the two stores by turns. */
export function dividedFiles(): readonly string[] {
  const both = new Set(find(onBoth));
  return find(storeTests)
    .filter((path) => !both.has(path))
    .sort();
}

/** Patterns that find nothing: what they named has another name by now. */
export const emptyPatterns = (): readonly string[] =>
  [...onBoth, ...storeTests].filter((pattern) => find([pattern]).length === 0);

/** Divided files that the whole run has on the other store. */
export function filesOfTheOther(store: 'store-embedded' | 'store-postgres'): readonly string[] {
  const own = store === 'store-embedded' ? 0 : 1;
  return dividedFiles().filter((_, place) => place % 2 !== own);
}
