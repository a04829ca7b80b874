import { describe, expect, test } from 'vitest';
import { dayNumber, dayText, monthNumber } from '../calendar.ts';
import { cast } from '../cast.ts';
import { shareLedger } from '../ledgers/share-ledger.ts';

const day = dayNumber;

describe('shares', () => {
  const somying = cast.find((member) => member.memberNo === '000123')?.person;
  if (!somying) throw new Error('the cast has changed');

  test('A.2 a month is posted on its last day and not before', () => {
    expect(shareLedger(somying, day('2010-06-29')).lines).toEqual([]);
    expect(shareLedger(somying, day('2010-06-30')).lines).toHaveLength(1);
    expect(shareLedger(somying, day('2025-11-30')).lines).toHaveLength(186);
  });

  test('what came before the books is one line brought forward', () => {
    const early = { ...somying, joinedOn: '2008-11-01' };
    const { lines, balanceSatang } = shareLedger(early, day('2010-02-28'));
    expect(lines.map((line) => [dayText(line.on), line.typeCode, line.periodNo])).toEqual([
      ['2010-01-01', 'BF', ''],
      ['2010-01-31', 'MONTHLY', 15],
      ['2010-02-28', 'MONTHLY', 16],
    ]);
    expect(lines[0]?.amountSatang).toBe(14n * 150_000n);
    expect(balanceSatang).toBe(14n * 150_000n + 2n * (lines[1]?.amountSatang as bigint));
  });

  test('suspended shares stop, the balance stays', () => {
    const suspendedFrom = monthNumber('2025-08-01');
    const ledger = shareLedger({ ...somying, suspendedFrom }, day('2025-11-28'));
    expect(ledger).toMatchObject({ suspended: true, monthlySatang: 0n });
    expect(dayText(ledger.lines.at(-1)?.on ?? 0)).toBe('2025-07-31');
  });

  test('D-11 a month that payroll did not deduct is missing, periods and all else go on', () => {
    const months = ['2025-03-01', '2025-04-01', '2025-06-01'];
    const kinds = ['EVERYTHING', 'LEAVE', 'PRINCIPAL'] as const;
    const hardships = new Map(
      months.map((month, at) => [monthNumber(month), kinds[at] ?? 'LEAVE']),
    );
    const { lines } = shareLedger({ ...somying, hardships }, day('2025-06-30'));
    expect(
      lines.slice(-4).map((line) => [dayText(line.on), line.periodNo, line.receiptNo]),
    ).toEqual([
      ['2025-01-31', 176, '6801000123'],
      ['2025-02-28', 177, '6802000123'],
      ['2025-05-31', 178, '6805000123'],
      ['2025-06-30', 179, '6806000123'],
    ]);
  });

  test('extra purchases have receipts of the counter and no period', () => {
    const ledger = shareLedger({ ...somying, extraShares: true }, day('2025-11-28'));
    const extras = ledger.lines.filter((line) => line.typeCode === 'EXTRA');
    for (const line of extras) {
      expect(line.receiptNo).toMatch(/^C\d{4}000123$/);
      expect(line.periodNo).toBe('');
      expect(line.amountSatang % 100_000n).toBe(0n);
    }
    expect(ledger.lines.length - extras.length).toBe(185);
  });
});
