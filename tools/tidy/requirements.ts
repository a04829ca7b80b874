/** Which requirements a test is named after. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, type Source } from './source.ts';

/** The specification's requirements: id → what it asks, shortened. */
export function readRequirements(): Map<string, string> {
  const text = readFileSync(join(import.meta.dirname, 'requirements.txt'), 'utf8');
  const lines = text.trim().split('\n');
  return new Map(lines.map((line) => [line.slice(0, 4), line.slice(5)]));
}

/** id → the test files that name it, comments apart. */
export function namedInTests(files: readonly Source[]): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const { path, code } of files.filter((file) => isTest(file.path))) {
    const told = code.replaceAll(/^\s*(?:\/[/*]|\*).*$/gm, '');
    for (const id of new Set(told.match(/\bR\d{3}\b/g) ?? [])) {
      named.set(id, [...(named.get(id) ?? []), path]);
    }
  }
  return named;
}

/** Tests that are named after a requirement that there is not, and requirements without a test. */
export function requirementFaults(
  files: readonly Source[],
  known: ReadonlyMap<string, string> = readRequirements(),
): string[] {
  const named = namedInTests(files);
  const unknown = [...named]
    .filter(([id]) => !known.has(id))
    .map(([id, paths]) => `${paths[0]}: there is no requirement ${id}`);
  const unproven = [...known]
    .filter(([id]) => !named.has(id))
    .map(([id, title]) => `${id} has no test that names it: ${title}`);
  return [...unknown, ...unproven];
}
