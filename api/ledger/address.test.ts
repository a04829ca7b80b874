import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addDays } from '../../core/days.ts';
import { ledgerAddress, ledgerQuery } from '../../core/ledger/address.ts';
import { ledgerSelection } from './ledger.ts';
import { ledgerFilterShape } from './shapes.ts';

const read = (query: string) => ledgerAddress(new URLSearchParams(query));

test('D-01 filters live in the address and come back from it', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));
  const words = fc.constantFrom('โอนเข้า ATM', '2,500.00', '100%&page=1#', 'ก+ข');
  const filter = fc.record(
    { from: day, to: day, q: words, page: fc.constantFrom('before.184', 'after.7') },
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
  expect(read('?q=%20%E0%B9%88&to=2025-11-28')).toEqual({ to: '2025-11-28' });
  expect(read(`?q=${'x'.repeat(99)}`)).toEqual({ q: 'x'.repeat(60) });
});

test('D-01 the server refuses nothing that an address lets pass', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('2025-09-01', '2025-02-30', 'before.999999999', 'after.0'),
  );
  fc.assert(
    fc.property(text, text, text, text, (from, to, q, page) => {
      const query = new URLSearchParams({ from, to, q, page });
      const filter = ledgerAddress(query);
      expect(() => ledgerSelection(filter)).not.toThrow();
      expect(z.safeParse(z.strictObject(ledgerFilterShape), filter).success).toBe(true);
    }),
  );
});
