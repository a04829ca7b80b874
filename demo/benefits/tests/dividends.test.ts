import { beforeAll, describe, expect, test } from 'vitest';
import { SumsByKey } from '../../../core/satang.ts';
import {
  dayNo,
  type Extract,
  groupBy,
  madeExtract,
  type Row,
  satang,
} from '../../tests/read-extract.ts';

let extract: Extract;

beforeAll(async () => {
  extract = await madeExtract({ members: 300 });
}, 240_000);

const yearOf = (day: string | undefined): number => Number(day?.slice(6));

/** Half up, of a fraction of whole numbers. */
const rounded = (above: bigint, below: bigint): bigint => (2n * above + below) / (2n * below);

/** Twelfths that count, by the day written `dd/mm/yyyy`: up to the 7th the whole month does. */
function twelfths(day: string | undefined): bigint {
  const [date, month] = (day ?? '').split('/').map(Number);
  return BigInt((date ?? 0) <= 7 ? 13 - (month ?? 0) : 12 - (month ?? 0));
}

/** B.3 straight from the ledger: brought forward counts twelve twelfths. */
function expectedYear(lines: readonly Row[], year: number, rate: bigint) {
  const before = lines.findLast((line) => yearOf(line.POSTED_ON) < year);
  const within = lines.filter((line) => yearOf(line.POSTED_ON) === year);
  const forward = before ? satang(before.BALANCE) : 0n;
  const moved = within.reduce(
    (sum, line) => sum + satang(line.AMOUNT) * BigInt(line.SIGN ?? '') * twelfths(line.POSTED_ON),
    0n,
  );
  const base = within.at(-1)?.BALANCE ?? before?.BALANCE ?? '0.00';
  return { dividend: rounded((forward * 12n + moved) * rate, 12n * 10_000n), base };
}

/** `5.50` in hundredths of a percent. */
const hundredths = (rate: string | undefined): bigint => BigInt((rate ?? '').replace('.', ''));

/** Of a type of loan: `EMG=0;HSG=8.25`, or the year's. */
function refundRate(year: Row | undefined, type = ''): bigint {
  const named = (year?.LOAN_TYPE_RATES ?? '').split(';').map((one) => one.split('='));
  const [, own] = named.find(([code]) => code === type) ?? [];
  return hundredths(own === '0' ? '0.00' : (own ?? year?.REFUND_RATE));
}

describe('B.3 every dividend and refund, computed again from the files', () => {
  test('to the satang', () => {
    const years = new Map(extract.dividend_years.map((row) => [row.YEAR, row]));
    const shares = groupBy(extract.share_lines, 'MEMBER_NO');
    const contracts = new Map(extract.loans.map((loan) => [loan.CONTRACT_NO, loan]));
    const [interest, weighted] = [new SumsByKey<string>(), new SumsByKey<string>()];
    for (const line of extract.loan_lines) {
      const loan = contracts.get(line.CONTRACT_NO);
      const published = years.get(`${yearOf(line.POSTED_ON)}`);
      const rate = refundRate(published, loan?.TYPE_CODE);
      if (published?.REFUND_METHOD === 'BY_LOAN_TYPE' && rate === 0n) continue;
      const key = `${loan?.MEMBER_NO} ${yearOf(line.POSTED_ON)}`;
      interest.add(key, satang(line.INTEREST));
      weighted.add(key, satang(line.INTEREST) * rate);
    }
    let delivered = 0;
    for (const row of extract.dividends) {
      const where = `${row.MEMBER_NO} ${row.YEAR}`;
      const published = years.get(row.YEAR);
      const rate = hundredths(published?.DIVIDEND_RATE);
      const found = expectedYear(shares.get(row.MEMBER_NO ?? '') ?? [], Number(row.YEAR), rate);
      const paid = interest.of(where);
      const isDelivered = published?.REFUND_METHOD === 'AS_DELIVERED';
      if (isDelivered) delivered += 1;
      const computed = rounded(weighted.of(where), 10_000n);
      const refund = isDelivered ? (computed / 100n) * 100n : computed;
      expect(row.SHARE_BASE, where).toBe(found.base);
      expect(satang(row.DIVIDEND), where).toBe(
        row.DIVIDEND_STATUS === 'HELD' ? 0n : found.dividend,
      );
      expect(satang(row.INTEREST_BASE), where).toBe(paid);
      expect(satang(row.REFUND), where).toBe(row.REFUND_STATUS === 'HELD' ? 0n : refund);
    }
    expect(extract.dividends.length).toBeGreaterThan(2_000);
    expect(delivered).toBeGreaterThan(100);
  });

  test('D-32 net is dividend, refund and gift less the deductions', () => {
    const deductions = new SumsByKey<string>();
    for (const row of extract.dividend_deductions) {
      const key = `${row.MEMBER_NO} ${row.YEAR}`;
      deductions.add(key, satang(row.AMOUNT));
    }
    for (const row of extract.dividends) {
      const where = `${row.MEMBER_NO} ${row.YEAR}`;
      const gross = satang(row.DIVIDEND) + satang(row.REFUND) + satang(row.GIFT);
      expect(satang(row.DEDUCTED), where).toBe(deductions.of(where));
      expect(satang(row.NET), where).toBe(gross - satang(row.DEDUCTED));
      expect(satang(row.NET) >= 0n).toBe(true);
    }
    expect(deductions.size).toBeGreaterThan(200);
  });

  test('who was a member at the end of a year and had shares has that year, nobody else', () => {
    const shares = groupBy(extract.share_lines, 'MEMBER_NO');
    const rows = new Set(extract.dividends.map((row) => `${row.MEMBER_NO} ${row.YEAR}`));
    let expected = 0;
    for (const member of extract.members) {
      const ledger = shares.get(member.MEMBER_NO ?? '') ?? [];
      for (let year = 2553; year <= 2567; year += 1) {
        const last = ledger.findLast((line) => yearOf(line.POSTED_ON) <= year);
        const has = last !== undefined && satang(last.BALANCE) > 0n;
        expect(rows.has(`${member.MEMBER_NO} ${year}`), `${member.MEMBER_NO} ${year}`).toBe(has);
        if (has) expected += 1;
      }
    }
    expect(rows.size).toBe(expected);
  });
});

describe('the net arrives', () => {
  test('in the savings account, on the day of payment; and no other dividend does', () => {
    const credits = new Map<string, Row>();
    for (const line of extract.deposit_lines.filter((row) => row.LEGACY_CODE === 'DIV')) {
      credits.set(`${line.ACCOUNT_NO} ${line.CHANNEL?.replace('ปี ', '')}`, line);
    }
    const paid = extract.dividends.filter(
      (row) => row.PAY_METHOD === 'ACCOUNT' && satang(row.NET) > 0n,
    );
    for (const row of paid) {
      const credit = credits.get(`${row.PAY_ACCOUNT_NO} ${row.YEAR}`);
      expect([credit?.AMOUNT, credit?.POSTED_ON], row.MEMBER_NO).toEqual([row.NET, row.PAID_ON]);
    }
    expect(credits.size).toBe(paid.length);
    const methods = new Set(extract.dividends.map((row) => row.PAY_METHOD));
    expect([...methods]).toEqual(expect.arrayContaining(['ACCOUNT', 'BANK', 'CASH', 'CHEQUE']));
  });
});

describe('the years', () => {
  test('fifteen with the published rates, a gift in the years of a jubilee', () => {
    expect(extract.dividend_years).toHaveLength(15);
    const rates = extract.dividend_years.slice(-8).map((row) => row.DIVIDEND_RATE);
    expect(rates).toEqual(['5.80', '5.75', '5.70', '5.40', '5.25', '5.30', '5.40', '5.50']);
    expect(extract.dividend_years.at(-1)).toMatchObject({
      YEAR: '2567',
      REFUND_RATE: '11.00',
      STATE: 'APPROVED',
      PAID_ON: '28/01/2568',
    });
    const gifts = extract.dividends.filter((row) => row.GIFT !== '0.00').map((row) => row.YEAR);
    expect([...new Set(gifts)].sort()).toEqual(['2557', '2562']);
  });

  test('in January before the payment the year is pending, and nothing of it is paid', async () => {
    const january = await madeExtract({ members: 20, asOf: '2026-01-15' });
    expect(january.dividend_years.at(-1)).toMatchObject({
      YEAR: '2568',
      STATE: 'PENDING',
      PAID_ON: '',
    });
    const rows = january.dividends.filter((row) => row.YEAR === '2568');
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.every((row) => row.PAID_ON === '')).toBe(true);
    const after = january.deposit_lines.filter((row) => row.CHANNEL === 'ปี 2568');
    expect(after).toEqual([]);
    expect(dayNo(january.manifest[0]?.AS_OF)).toBe(dayNo('15/01/2569'));
  }, 240_000);
});
