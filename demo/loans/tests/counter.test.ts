import { describe, expect, test } from 'vitest';
import { dayNumber, dayText, monthNumber, monthOf } from '../../calendar.ts';
import { cast } from '../../cast.ts';
import { loanCounterReceiptNo, receiptNo, shareCounterReceiptNo } from '../../ledgers/receipts.ts';
import type { Hardship, Person } from '../../people/person.ts';
import { habitsOf } from '../catching-up.ts';
import { loanLedger } from '../loan-balance.ts';
import { products } from '../products.ts';

const day = dayNumber;
const month = (text: string) => monthNumber(`${text}-01`);

function somying(): Person {
  const found = cast.find(({ memberNo }) => memberNo === '000123')?.person;
  if (!found) throw new Error('the cast has changed');
  return found;
}

describe('who catches up', () => {
  /** Of two thousand people with these months missed, on which months they catch up. */
  function caught(missed: readonly string[], hardship: Hardship): Map<string, number> {
    const hardships = new Map(missed.map((text) => [month(text), hardship]));
    const counts = new Map<string, number>();
    for (let number = 1; number <= 2_000; number += 1) {
      const memberNo = String(number).padStart(6, '0');
      const how = habitsOf({ ...somying(), memberNo, hardships });
      const days = ['2025-03', '2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09']
        .map((text) => how.catchesUpOn(month(text)))
        .filter((on) => on !== undefined);
      expect(days.length).toBeLessThan(2);
      const key = days.length === 0 ? 'never' : dayText(days[0] ?? 0).slice(0, 7);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  }

  test('most in the next month, the rest in the one after, a few never', () => {
    const counts = caught(['2025-03', '2025-04'], 'LOANS');
    expect([...counts.keys()].sort()).toEqual(['2025-05', '2025-06', 'never']);
    expect(counts.get('2025-05')).toBeGreaterThan(1_200);
    expect(counts.get('never')).toBeLessThan(120);
  });

  test('a month later for whom the interest was deducted; nobody after four months', () => {
    expect([...caught(['2025-03'], 'PRINCIPAL').keys()].sort()).toEqual(['2025-05', 'never']);
    const four = ['2025-03', '2025-04', '2025-05', '2025-06'];
    expect([...caught(four, 'LEAVE').keys()]).toEqual(['never']);
    expect([...caught([], 'LEAVE').keys()]).toEqual(['never']);
  });
});

describe('the book and its receipts', () => {
  test('takes no more than is owed and never runs backwards', () => {
    const ledger = loanLedger(products.ORD, day('2025-01-01'), 36_500_000n);
    const payment = { typeCode: '03', receiptNo: '', periodNo: '', interestSatang: 0n } as const;
    // 365,000 baht at 6.00 % are 60.00 a day.
    expect(ledger.interestOn(day('2025-01-11'))).toBe(60_000n);
    expect(() =>
      ledger.pay(day('2025-01-11'), { ...payment, principalSatang: 36_500_001n }),
    ).toThrow(RangeError);
    const tooMuch = { ...payment, principalSatang: 1n, interestSatang: 60_001n };
    expect(() => ledger.pay(day('2025-01-11'), tooMuch)).toThrow(RangeError);
    ledger.pay(day('2025-01-11'), { ...payment, principalSatang: 500n });
    expect(() => ledger.pay(day('2025-01-10'), { ...payment, principalSatang: 1n })).toThrow(
      RangeError,
    );
    expect(ledger.interestOn(day('2025-01-11'))).toBe(60_000n);
    expect(ledger.lines).toHaveLength(2);
  });

  test('A.6 Buddhist year and month in two digits each, counters with letters', () => {
    expect(receiptNo(monthOf(month('2025-10')), '000123')).toBe('6810000123');
    expect(receiptNo(monthOf(month('2010-01')), '000007')).toBe('5301000007');
    expect(shareCounterReceiptNo(monthOf(month('2025-10')), '000123')).toBe('C6810000123');
    expect(loanCounterReceiptNo(day('2025-10-05'), '000123')).toBe('L681005000123');
  });
});
