import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allHandlers } from '../handlers.ts';

/** In the specification's order and spelling (§3). */
const slices = [
  ...['share', 'loan', 'loan statement', 'deposit', 'deposit statement', 'collateral (kep)'],
  ...['kep cream', 'dividend', 'giant', 'welfare', 'registration', 'forgotten password'],
  ...['general data', 'manufacturer info', 'footer', 'member'],
];

const glossary = readFileSync(new URL('../../GLOSSARY.md', import.meta.url), 'utf8');
const [, section = ''] = glossary.split(/^## Queries.*$/m);

/** Rows of the table: slice, query, calls. */
const rows = section
  .split(/^## /m)[0]
  ?.split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (?:slice|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));

/** `GET/POST /api/member/x/{no}` → `GET /api/member/x/:`, `POST /api/member/x/:`. */
function callsIn(cell: string): string[] {
  return [...cell.matchAll(/((?:GET|POST)(?:\/POST)?) (\/[\w/{}…]+)/g)].flatMap(
    ([, methods = '', path = '']) =>
      methods.split('/').map((method) => `${method} ${path.replace(/\{\w+\}/g, ':')}`),
  );
}

const served = new Set(
  allHandlers.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ':')}`),
);

test('R104 all sixteen slices of the specification stand in the glossary', () => {
  expect(rows?.map(([, slice]) => slice?.split(/,| with/)[0])).toEqual(slices);
});

test.each(rows ?? [])('R104 %s %s is asked for as the glossary says: %s, %s', (...cells) => {
  const calls = callsIn(cells[3] ?? '');
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) {
    const [path = '', rest] = call.split('…');
    if (rest === undefined) expect(served).toContain(call);
    else expect([...served].filter((one) => one.startsWith(path)).length).toBeGreaterThan(0);
  }
});
