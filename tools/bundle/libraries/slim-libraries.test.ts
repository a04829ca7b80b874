import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stubs } from './slim-libraries.ts';

const root = join(import.meta.dirname, '../../..');
const files = [
  ...globSync('node_modules/react-router/dist/production/lib/**/*.js', { cwd: root }),
  ...globSync('node_modules/@tanstack/query-core/build/modern/*.js', { cwd: root }),
];

/** `export { a, b as c }` → a, c. */
const namesOf = (code: string): string[] =>
  (/export \{([^}]*)\};?\s*(?:\/\/.*\s*)*$/.exec(code)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .toSorted();

test.each(stubs)('$file is there, and its stand-in has the same names', ({ file, code }) => {
  const [path = '', ...others] = files.filter((one) => file.test(`/${one}`));
  expect(others).toEqual([]);
  const stood = [...code.matchAll(/export (?:const|class) (\w+)/g)].map(([, name]) => name);
  expect(stood.toSorted()).toEqual(namesOf(readFileSync(join(root, path), 'utf8')));
});

test('no page asks for what was left out', () => {
  const sources = globSync('{kit,parts,shell,web,wings}/**/*.{ts,tsx}', { cwd: root });
  const asks = [
    /useMutation|MutationCache|useInfiniteQuery|PrefetchPageLinks|prefetch=|\binstrumentations\b/,
    /import \{[^}]*\b(?:Links|Meta|Scripts)\b[^}]*\} from 'react-router/,
  ];
  const asking = sources.filter((path) => {
    const code = readFileSync(join(root, path), 'utf8');
    return asks.some((ask) => ask.test(code));
  });
  expect(asking).toEqual([]);
});
