import { expect, test } from 'vitest';
import { linesOf } from '../lines-of.ts';
import { readResult } from '../read-result.ts';
import { UnfitTable } from '../received-table.ts';
import { hostileTables, validText, workbookWith } from './hostile.ts';

const faultOf = (read: Promise<unknown>) =>
  read.then(
    () => 'read',
    (error: unknown) => (error instanceof UnfitTable ? error.fault : error),
  );

test('T18 no hostile table is read, each with its reason', async () => {
  const actual: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const { name, bytes, fault } of await hostileTables()) {
    expected[name] = fault;
    actual[name] = await faultOf(linesOf(bytes));
  }
  expect(Object.keys(actual)).toHaveLength(25);
  expect(actual).toEqual(expected);
});

test.each(['<c ', '<c r="A1">'])(
  'T18 cells that never end, %s, are looked through once',
  async (tag) => {
    const sheet = `<worksheet><sheetData>${tag.repeat(60_000)}</sheetData></worksheet>`;
    const bytes = await workbookWith('xl/worksheets/sheet1.xml', Buffer.from(sheet));
    const startedAt = performance.now();
    await faultOf(linesOf(bytes));
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  },
);

test('T18 beside the server they are told alike, and the next one is read', async () => {
  for (const { bytes, fault } of await hostileTables(/rows of a workbook|of zeroes|quote/)) {
    expect(await faultOf(readResult('A', bytes))).toBe(fault);
  }
  expect((await readResult('A', validText)).lines).toMatchObject([
    { memberNo: '000111', collectedSatang: 100n },
  ]);
}, 240_000);
