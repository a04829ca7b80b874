import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../core/days.ts';
import { ledgerAddress, ledgerQuery } from './address.ts';
import { ledgerPlace } from './ledger.ts';

const read = (query: string) => ledgerAddress(new URLSearchParams(query));

test('D-01 filters live in the address and come back from it', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));
  const filter = fc.record(
    { from: day, to: day, page: fc.constantFrom('before.184', 'after.7') },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(filter, (chosen) => {
      fc.pre(!chosen.from || !chosen.to || chosen.from <= chosen.to);
      expect(read(ledgerQuery(chosen))).toEqual(chosen);
    }),
  );
  expect(ledgerQuery({})).toBe('');
});

test('D-01 what nobody could have meant is left out of the filter', () => {
  expect(read('?from=2025-02-29&to=2025-11-28')).toEqual({ to: '2025-11-28' });
  expect(read('?from=2025-09-02&to=2025-09-01')).toEqual({});
  expect(read('?from=2568-09-01T00:00&page=before.x')).toEqual({});
  expect(read('?page=after.99999999999')).toEqual({});
  expect(read('?page=before.0')).toEqual({});
});

test('D-01 the server refuses nothing that an address lets pass', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('2025-09-01', '2025-02-30', 'before.999999999', 'after.0'),
  );
  fc.assert(
    fc.property(text, text, text, (from, to, page) => {
      const query = new URLSearchParams({ from, to, page });
      expect(() => ledgerPlace(ledgerAddress(query))).not.toThrow();
    }),
  );
});
