import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineFault, outcomes } from '../../../core/agency/report.ts';
import { shortfallReasons } from '../../../core/collection/reasons.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import { entryFaults } from './entry.text.ts';
import { type Entry, noEntry, readEntry } from './entry.ts';
import { entryOf, sameEntry } from './saved-line.ts';

const billed = 1_558_926n;
const part = (change: Partial<Entry>): Entry => ({
  ...{ ...noEntry, outcome: 'PARTIAL', collected: '10,000.00', reason: 'INSUFFICIENT' },
  ...change,
});

describe('part D what an entry comes to', () => {
  test('nothing chosen is nothing reported', () => {
    expect(readEntry(noEntry, billed)).toEqual({ line: null });
  });

  test('all of it, whatever was typed before', () => {
    const entry = part({ outcome: 'FULL', collected: 'x' });
    expect(readEntry(entry, billed).line).toMatchObject({ collectedSatang: billed, reason: null });
  });

  test.each([
    ['10000', 1_000_000n],
    ['10,000.5', 1_000_050n],
    ['๑๐,๐๐๐.๐๑', 1_000_001n],
    ['0.01', 1n],
    ['15589.25', 1_558_925n],
  ])('a part: %s', (collected, satang) => {
    expect(readEntry(part({ collected }), billed).line?.collectedSatang).toBe(satang);
  });

  test.each([
    ['', entryFaults.noAmount],
    ['  ', entryFaults.noAmount],
    ['-1', entryFaults.negative],
    ['−1', entryFaults.negative],
    ['พัน', entryFaults.noFigure],
    ['1e3', entryFaults.noFigure],
    ['1.234', entryFaults.noFigure],
    ['=1+1', entryFaults.noFigure],
    ['15589.27', entryFaults.tooMuch],
    ['15589.26', entryFaults.allOfIt],
    ['0', entryFaults.nothing],
  ])('a part of %j: %s', (collected, message) => {
    expect(readEntry(part({ collected }), billed).fault).toEqual({ field: 'collected', message });
  });

  test('less than billed needs a reason; only who moved has a new agency', () => {
    expect(readEntry(part({ reason: '' }), billed).fault?.field).toBe('reason');
    const moved = part({ outcome: 'NONE', reason: 'TRANSFERRED', newAgency: ' โรงเรียนใหม่ ' });
    expect(readEntry(moved, billed).line?.newAgency).toBe('โรงเรียนใหม่');
    const other = { ...moved, reason: 'RETIRED' } as const;
    expect(readEntry(other, billed).line).toMatchObject({ collectedSatang: 0n, newAgency: null });
  });
});

test('part D a line that an entry makes keeps the server’s rules and comes back as it was', () => {
  const anyEntry = fc.record({
    outcome: fc.constantFrom(...outcomes, '' as const),
    collected: fc.oneof(
      fc.string(),
      fc.nat({ max: 3_000_000 }).map((at) => (at / 100).toFixed(2)),
    ),
    reason: fc.constantFrom(...shortfallReasons, '' as const),
    newAgency: fc.string({ maxLength: 20 }),
    note: fc.constant(null),
  });
  fc.assert(
    fc.property(anyEntry, fc.bigInt({ min: 1n, max: 2_000_000n }), (entry, amount) => {
      const { line } = readEntry(entry, amount);
      if (!line) return;
      expect(lineFault(line, amount)).toBeUndefined();
      const saved = {
        ...{ membership_no: '000123', seq: 1, new_agency: line.newAgency, note: null },
        ...{ outcome: line.outcome, reason: line.reason },
        collected: toDtoBaht(line.collectedSatang),
      };
      expect(readEntry(entryOf(saved), amount).line).toEqual(line);
    }),
  );
});

test('part D what a choice does not use makes no difference', () => {
  expect(sameEntry(part({ outcome: 'FULL' }), { ...noEntry, outcome: 'FULL' })).toBe(true);
  expect(sameEntry(part({}), part({ collected: '10000.00' }))).toBe(true);
  expect(sameEntry(part({}), part({ collected: '10000.01' }))).toBe(false);
  expect(sameEntry(part({}), part({ reason: 'RETIRED' }))).toBe(false);
});
