import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { posix, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openPapers } from '../../../papers/papers.ts';
import { importsOf } from '../../tidy/source.ts';
import { manyLines, type Printed } from './many.ts';
import { type Figures, printedRows } from './printed-rows.ts';

const papers = openPapers({
  house: { coop: 'สหกรณ์ทดสอบ จำกัด', address: '1 ถนนทดสอบ' },
  lookup: { origin: undefined, page: '/verify', ofCode: (code) => `/verify/${code}` },
  workers: 1,
  milliseconds: 20_000,
});
afterAll(() => papers.close());

/** What each page must show: its rows, and around them the balance of the last row so far. */
function expectedPages({ rows, carried }: Printed, pages: readonly Figures[][]): Figures[][] {
  let from = 0;
  return pages.map((page, at) => {
    const isLast = at === pages.length - 1;
    const bridges = carried === undefined ? 0 : (at > 0 ? 1 : 0) + (isLast ? 0 : 1);
    const until = from + page.length - bridges;
    const balance = (to: number) => {
      const row = carried === undefined ? undefined : rows[to - 1];
      return row && carried !== undefined ? [{ [carried]: row[carried] as string }] : [];
    };
    const expected = [
      ...(at > 0 ? balance(from) : []),
      ...rows.slice(from, until),
      ...(isLast ? [] : balance(until)),
    ];
    from = until;
    return expected;
  });
}

/** What lies in the rooms, in files named `x.printed.ts`: a new room needs no line here. */
const paths = globSync('wings/**/*.printed.ts').sort();
const rooms: readonly { readonly printed: () => readonly Printed[] }[] = await Promise.all(
  paths.map((path) => import(/* @vite-ignore */ resolve(path))),
);
const all = rooms.flatMap(({ printed }) => printed());

describe('D-06 D-08 D-10 figures on every page of every sheet, each under its heading', () => {
  test.each(all.map((one) => [one.name, one] as const))('%s', async (_, printed) => {
    const { sheet, rows } = printed;
    const { bytes } = await papers.sheet(sheet, 'pdf', 'ทดสอบ');
    const pages = await printedRows(sheet, bytes);
    if (rows.length >= manyLines) expect(pages.length).toBeGreaterThan(1);
    expect(pages).toEqual(expectedPages(printed, pages));
    const bridges = printed.carried === undefined ? 0 : 2 * (pages.length - 1);
    expect(pages.flat().length).toBe(rows.length + bridges);
  });

  test('every ledger is among them, and no sheet is missing', async () => {
    const carrying = all.filter(({ carried }) => carried !== undefined).map(({ name }) => name);
    expect(carrying.sort()).toEqual(['deposit statement 2', 'loan statement 2', 'shares 2']);
    const makers = (await readdir('wings', { recursive: true })).filter((path) =>
      path.endsWith('.ts'),
    );
    const written = await Promise.all(
      makers.map(async (path) => [path, await readFile(`wings/${path}`, 'utf8')] as const),
    );
    const made = written
      .filter(([, code]) => /\b(?:sheet|lines|sums)Table\(/.test(code))
      .map(([path]) => path);
    const printed = await Promise.all(
      paths.map(async (path) =>
        importsOf(await readFile(path, 'utf8')).map((name) =>
          posix.join(posix.dirname(path), name),
        ),
      ),
    );
    const here = new Set(printed.flat());
    expect(made.length).toBeGreaterThan(10);
    expect(made.filter((path) => !here.has(`wings/${path}`))).toEqual([]);
  });
});
