/** How near a test is to a change: by imports, by neighbourhood, by name. */
import { posix } from 'node:path';
import { importsOf, isTest, type Source } from '../tidy/source.ts';

/** Test file → steps from the change; 0 is the changed test itself. */
export type Nearness = ReadonlyMap<string, number>;

/** Farther away nearly every test of the app is reached: they are the whole run's. */
const farthest = 3;

/** A room of a wing is one neighbourhood with its folders, anything else a folder with `tests/`. */
function homeOf(path: string): string {
  const room = /^wings\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0];
  return room ?? posix.dirname(path).replace(/\/tests$/, '');
}

/** Who loads the files of such a name, wherever they lie. */
const loaders: readonly (readonly [RegExp, string])[] = [
  [/\.rows\.ts$/, 'server/tests/room-rows.ts'],
  [/\.printed\.ts$/, 'tools/sheets/tests/page-breaks.test.ts'],
];

/** file → who imports it. */
function importersOf(files: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const { path, code } of files) {
    const loader = loaders.find(([name]) => name.test(path))?.[1];
    if (loader !== undefined) importers.set(path, [...(importers.get(path) ?? []), loader]);
    for (const specifier of importsOf(code).filter((name) => name.startsWith('.'))) {
      const target = posix.join(posix.dirname(path), specifier);
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

/** Steps from the changed files to whoever imports them, over others or not. */
function stepsTo(changed: readonly string[], files: readonly Source[]): Map<string, number> {
  const importers = importersOf(files);
  const steps = new Map(changed.map((path) => [path, 0]));
  for (let step = 1; step <= farthest; step += 1) {
    const edge = [...steps].filter(([, at]) => at === step - 1).map(([path]) => path);
    for (const importer of edge.flatMap((path) => importers.get(path) ?? [])) {
      if (!steps.has(importer)) steps.set(importer, step);
    }
  }
  return steps;
}

/**
 * The tests that a change of these files may break: what changed itself, who imports it over at
 * most three steps, the tests beside either, and those that name a changed file that is no script.
 * Paths are from the root.
 */
export function relatedTests(changed: readonly string[], files: readonly Source[]): Nearness {
  const steps = stepsTo(changed, files);
  const byHome = Map.groupBy(
    files.filter(({ path }) => /\.test\.tsx?$/.test(path)),
    ({ path }) => homeOf(path),
  );
  const near = new Map<string, number>();
  const add = (path: string, step: number) => {
    if (step < (near.get(path) ?? Number.POSITIVE_INFINITY)) near.set(path, step);
  };
  for (const [path, step] of steps) {
    if (/\.test\.tsx?$/.test(path)) add(path, step);
    for (const test of byHome.get(homeOf(path)) ?? []) add(test.path, step + 1);
  }
  const otherPaths = changed.filter((path) => !/\.(?:tsx?|mjs)$/.test(path));
  for (const file of files.filter(({ path }) => isTest(path) && /\.test\.tsx?$/.test(path))) {
    if (otherPaths.some((path) => file.code.includes(posix.basename(path)))) add(file.path, 1);
  }
  return near;
}
