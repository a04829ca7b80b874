/** The names of all audit entries that the sources of the server write down as one word. */
import { globSync, readFileSync } from 'node:fs';

const places = [
  '{api,wings}/**/*.api.ts',
  'wings/**/*.server.ts',
  'server/**/*.ts',
  'records/**/*.ts',
];

export function entriesWritten(): string[] {
  const files = globSync(places, { exclude: (name) => /tests$|\.test\.ts$/.test(String(name)) });
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bentry: ([^\n]*)/g)].flatMap(([, rest = '']) =>
      [...rest.matchAll(/'((?:member|agency|office|info)\.[a-z_.]+)'/g)].map(([, name]) => name),
    ),
  );
  return [...new Set(found.filter((name) => name !== undefined))];
}
