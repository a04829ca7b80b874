import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newRegister } from '../check/register.ts';
import { type Extract, openExtract } from '../decode/extract.ts';
import { Faults } from '../fault.ts';
import { type Subject, subjectOf, subjects } from '../layout.ts';
import { tinyExtract, writeTexts } from '../tests/tiny-extract.ts';
import { keyOf, offencesSql } from './cross-check.ts';
import { crossChecks } from './cross-checks.ts';
import { linesOf } from './locate.ts';
import { columnName, copyForm } from './table.ts';

const part = (name: string): string => `staging.${name}_1`;
const subjectIndex = (name: string): number =>
  subjects.findIndex((subject) => subject.name === name);

describe('ties', () => {
  test('each is asked when the last file it speaks of is there, and not before', () => {
    for (const crossCheck of crossChecks) {
      const sql = offencesSql(crossCheck, part);
      const named = [...sql.matchAll(/staging\.([a-z_]+)_1\b/g)].map(([, name]) => name ?? '');
      expect(named.length, sql).toBeGreaterThan(0);
      expect(Math.max(...named.map(subjectIndex)), sql).toBe(subjectIndex(crossCheck.after));
    }
  });

  test('each names columns of the file whose row it finds', () => {
    for (const { of, comparisons } of crossChecks) {
      const names = subjectOf(of).columns.map(({ name }) => name);
      for (const { column } of comparisons) expect(names, of).toContain(column);
    }
  });

  test('a key is asked for in the order of the layout', () => {
    expect(keyOf('collections')).toBe('ARRAY[r.member_no::text, r.month::text, r.seq::text]');
  });

  test('of several things wrong with a row the first is told', () => {
    const sql = offencesSql(
      {
        ...{ of: 'loans', after: 'loans', from: (table) => `FROM ${table('loans')} r WHERE true` },
        comparisons: [
          { column: 'STATUS', wrong: 'a', reason: () => '' },
          { column: 'FAMILY', wrong: 'b', expected: 'c', reason: () => '' },
        ],
      },
      part,
    );
    expect(sql).toContain('CASE WHEN a THEN 0 WHEN b THEN 1 END AS at');
    expect(sql).toContain('CASE WHEN a THEN (NULL)::text WHEN b THEN (c)::text END AS expected');
    expect(sql).toContain('WHERE true AND ((a) OR (b))');
  });
});

describe('the row of a key', () => {
  let folder: string;
  let extract: Extract;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sahakon-rows-'));
    await writeTexts(folder, tinyExtract);
    extract = (await openExtract(folder, new Faults())) as Extract;
  });
  afterAll(() => rm(folder, { recursive: true }));

  const lines = (name: Subject['name'], ...keys: string[][]) =>
    linesOf(extract, subjectOf(name), keys);

  test('is found by months, years and numbers as the store has them', async () => {
    expect(await lines('collections', ['000003', '2025-10-01', '1'])).toEqual([7]);
    expect(await lines('dividends', ['000003', '2024'])).toEqual([2]);
    expect(await lines('loan_lines', ['ฉฉ.0001/2567', '1'], ['ฉฉ.0000001/2567', '3'])).toEqual([
      1, 7,
    ]);
  });

  test('is found for several at once, in the order in which they are asked', async () => {
    expect(await lines('members', ['000003'], ['000001'], ['000002'])).toEqual([4, 2, 3]);
  });

  test('is the file’s first where the file has no such key', async () => {
    expect(await lines('agencies', ['9'])).toEqual([1]);
  });
});

test('rows take as many bytes as they need, each as COPY wants it', () => {
  const subject = subjectOf('agencies');
  const name = 'โรงเรียน\\'.repeat(300);
  const row = subject.columns.map((_, index) => (index === 2 ? name : null));
  const text = copyForm(subject, newRegister()).bytes(new Array(100).fill(row)).toString();
  const line = `\\N\t\\N\t${'โรงเรียน\\\\'.repeat(300)}\t\\N\t\\N\t\\N\t\\N\n`;
  expect(text).toBe(line.repeat(100));
});

describe('whose a line is', () => {
  const row = (subject: Subject, key: string) =>
    subject.columns.map((_, index) => (index === 0 ? key : 1));
  const cases = [
    ['deposit_lines', 'accounts'],
    ['loan_lines', 'contracts'],
    ['guarantees', 'contracts'],
    ['cremation_months', 'enrolments'],
  ] as const;

  test.each(cases)('%s: taken from what was read before', (name, from) => {
    const found = from === 'enrolments' ? '000007' : { memberNo: '000007' };
    const lookup = new Map([['A1', found]]) as never;
    const form = copyForm(subjectOf(name), { ...newRegister(), [from]: lookup });
    const columns = subjectOf(name).columns.map(columnName);
    expect(form.columns.slice(0, -1)).toEqual(columns);
    expect(form.columns.at(-1)).toMatch(/^(member|borrower)_no$/);
    expect(form.bytes([row(subjectOf(name), 'A1')]).toString()).toMatch(/^A1\t.*\t000007\n$/);
  });

  test.each(cases)('T1 %s: nobody’s is never written', (name) => {
    const form = copyForm(subjectOf(name), newRegister());
    expect(() => form.bytes([row(subjectOf(name), 'A1')])).toThrow('for A1');
  });
});
