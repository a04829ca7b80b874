import { expect, test } from 'vitest';
import { linesOf } from '../lines-of.ts';
import { readResult } from '../read-result.ts';
import { UnfitTable } from '../received-table.ts';
import { hostileTables, validText } from './hostile.ts';

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

test('T18 beside the server they are told alike, and the next one is read', async () => {
  for (const { bytes, fault } of await hostileTables(/rows of a workbook|of zeroes|quote/)) {
    expect(await faultOf(readResult('A', bytes))).toBe(fault);
  }
  expect((await readResult('A', validText)).lines).toMatchObject([
    { memberNo: '000111', collectedSatang: 100n },
  ]);
}, 240_000);
