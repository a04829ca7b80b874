/**
 * Store tests whose subject is our own code above the store. The whole run divides them between
 * the two stores, so that each of them runs once; every other store test runs on both. Asked for by
 * their path or with their step all run on both.
 */
import { globSync } from 'node:fs';
import { root } from '../launch/paths.mjs';

/** What the doors answer; that each of their questions has a plan is proven on both stores. */
const aboveTheStore = ['server/**/*.server.test.ts', 'wings/**/*.server.test.ts'];

/** Doors whose answer hangs on the store: who is first, what fails, what several servers share. */
const onBoth = [
  'server/cache/other-publication.server.test.ts',
  'server/tests/publications.server.test.ts',
  'server/tests/races/*.server.test.ts',
  'server/tests/read-only-doors.server.test.ts',
  'server/tests/several/{budgets,several,valkey}.server.test.ts',
  'server/tests/{store-unavailable,unavailable}.server.test.ts',
];

/** Each longer than ten seconds. */
const slowAboveTheStore = [
  // Figures, computed a second time and held against what the doors say.
  'tools/proof/front-door/**/*.store.test.ts',
  'tools/proof/{flips,mutants}/*.store.test.ts',
  // What the checks of an extract refuse; publishing it is proven on both.
  'intake/tests/{every-reason,national-ids,refuse,spoilt,unfit-files}.store.test.ts',
  'intake/comparison/tests/vanished.store.test.ts',
  // What is said of deltas of chance; putting them upon their base is proven on both.
  'intake/delta/tests/mutants.store.test.ts',
  // What is refused of a core's own files; translating them is proven on both.
  'intake/mapping/tests/faults.store.test.ts',
  // Folders that are watched; what a drop brings is taken in as any other.
  'intake/drops/tests/{mapped,watch}.store.test.ts',
  // Extracts of odd dates, taken in as any other.
  '{demo/tests,server/start/demo}/dates.store.test.ts',
  // The secret's file, which a running server looks at.
  'commands/secret/tests/running.store.test.ts',
];

const find = (patterns: readonly string[]) =>
  globSync(patterns, { cwd: root }).map((path) => path.replaceAll('\\', '/'));

/** The divided files, in the order of their paths: they go to the two stores by turns. */
export function dividedFiles(): readonly string[] {
  const both = new Set(find(onBoth));
  return find([...aboveTheStore, ...slowAboveTheStore])
    .filter((path) => !both.has(path))
    .sort();
}

/** Patterns that find nothing: what they named has another name by now, and ran on both. */
export const emptyPatterns = (): readonly string[] =>
  [...aboveTheStore, ...onBoth, ...slowAboveTheStore].filter(
    (pattern) => find([pattern]).length === 0,
  );

/** Divided files that the whole run has on the other store. */
export function filesOfTheOther(store: 'store-embedded' | 'store-postgres'): readonly string[] {
  const own = store === 'store-embedded' ? 0 : 1;
  return dividedFiles().filter((_, place) => place % 2 !== own);
}
