import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders = '{kit,parts,shell,wings,web}/**/*.css';
const rules = globSync(folders, { cwd: new URL('../../', import.meta.url).pathname })
  .filter((path) => path !== 'kit/tokens.css')
  .map((path) => [path, readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')] as const);

const names = 'white|black|gr[ae]y|red|green|blue|gold|yellow|orange|navy|silver';
/** `#fff`, `rgb(…)`, `color-mix(…)`, and the names that people write. */
const literal = new RegExp(
  `:[^;{}]*?(#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color|color-mix)\\(` +
    `|(?<![-\\w])(?:${names})(?![-\\w]))`,
  'gi',
);

/** The first of each declaration. */
function literalsIn(css: string): string[] {
  const bare = css.replace(/--[\w-]+|url\([^)]*\)/g, '');
  return [...bare.matchAll(literal)].map(([, colour]) => colour ?? '');
}

test('a literal colour is found, and what only looks like one is not', () => {
  const css = 'a { color: #fff; background: linear-gradient(rgb(0 0 0), white); border: 1px red }';
  expect(literalsIn(css)).toEqual(['#fff', 'rgb(', 'red']);
  expect(literalsIn('a { white-space: nowrap; color: var(--blue); mask: url("red.svg") }')).toEqual(
    [],
  );
});

test('S11 every colour of the look is a token, so that a theme reaches all of them', () => {
  expect(rules.length).toBeGreaterThan(150);
  expect(rules.flatMap(([path, css]) => literalsIn(css).map((one) => `${path}: ${one}`))).toEqual(
    [],
  );
});

test('S11 no component knows which theme is in force', () => {
  const knowing = rules.filter(([, css]) => /data-colours|prefers-color-scheme/.test(css));
  expect(knowing.map(([path]) => path)).toEqual([]);
});
