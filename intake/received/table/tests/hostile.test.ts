import { expect, test } from 'vitest';
import { readTable } from '../read-table.ts';
import { UnfitTable } from '../received-table.ts';
import { hostileTables, soundText } from './hostile.ts';

test('T18 no hostile table is read, each with its reason, and the next one is', async () => {
  const told: Record<string, unknown> = {};
  const wanted: Record<string, unknown> = {};
  for (const { name, bytes, fault } of await hostileTables()) {
    wanted[name] = fault;
    told[name] = await readTable(bytes).then(
      () => 'read',
      (error: unknown) => (error instanceof UnfitTable ? error.fault : error),
    );
  }
  expect(told).toEqual(wanted);
  expect(await readTable(soundText)).toHaveLength(2);
}, 60_000);
