import { expect, test } from 'vitest';
import type { Fields } from '../../tests/tiny-extract.ts';
import { at, type Change, faultsOf, locationsOf } from './cases/case.ts';

const judge = (change: Change) => locationsOf(faultsOf(change));

/** The second account of 000001: 1000.00 from 01/09/2568, 1200.00 from 31/10/2568, to 28/11. */
const account = (accrued: string, rate: string, fields: Fields): Change => {
  return (draft) => {
    const own = { ACCRUED_INTEREST: accrued, ANNUAL_RATE: rate, ...fields };
    Object.assign(at(draft, 'deposit_accounts', 1), own);
  };
};
const accruedFault = ['deposit_accounts.csv 3 ACCRUED_INTEREST'];
const rateFault = ['deposit_accounts.csv 3 ANNUAL_RATE'];
const banded = (RATE_BANDS: string, RATE_BANDS_BY: string) => ({ RATE_BANDS, RATE_BANDS_BY });

test.each([
  // 1000.00 lies in the second band: 1000 × 3 % × 60 / 365 + 1200 × 3 % × 28 / 365 = 7.6931….
  ['WHOLE', '0.00=2.00;1000.00=3.00', '3.00', '7.69'],
  // Just below it: 1000 × 2 % × 60 / 365 + 1200 × 3 % × 28 / 365 = 6.0493….
  ['WHOLE', '0.00=2.00;1000.01=3.00', '3.00', '6.05'],
  // 1000 × 2 % × 88 / 365 + 200 × 3 % × 28 / 365 = 5.2821….
  ['SLICE', '0.00=2.00;1000.00=3.00', '3.00', '5.28'],
  // 1200.00 have not reached what is above 1200.00: 1000 × 2 % × 60 / 365 + 1200 × 2 % × 28 / 365.
  ['SLICE', '0.00=2.00;1200.00=9.00', '2.00', '5.13'],
  ['WHOLE', '0.00=2.00;1200.00=1.00', '1.00', '4.21'],
  // Three bands, the lowest without interest: 500 × 2 % × 88 / 365 + 200 × 5 % × 28 / 365.
  ['SLICE', '0.00=0.00;500.00=2.00;1000.00=5.00', '5.00', '3.18'],
])('B.2 %s of %s: %s %% now, %s accrued', (by, bands, rate, accrued) => {
  expect(judge(account(accrued, rate, banded(bands, by)))).toEqual([]);
  for (const satang of [-1, 1]) {
    const wrong = (Number(accrued) + satang / 100).toFixed(2);
    expect(judge(account(wrong, rate, banded(bands, by)))).toEqual(accruedFault);
  }
  expect(judge(account(accrued, '2.01', banded(bands, by)))).toEqual(rateFault);
});

test('B.2 what was posted is earned no more', () => {
  const fields = banded('0.00=2.00;1000.00=3.00', 'SLICE');
  const change: Change = (draft) => {
    const line = at(draft, 'deposit_lines', 2);
    const posting = { SEQ: '2', TYPE_CODE: 'INTEREST', AMOUNT: '1.64', BALANCE: '1001.64' };
    draft.deposit_lines.splice(3, 0, { ...line, ...posting, POSTED_ON: '01/10/2568' });
    Object.assign(at(draft, 'deposit_lines', 4), { SEQ: '3', BALANCE: '1201.64' });
    at(draft, 'collection_items', 4).BALANCE_AFTER = '1201.64';
    // 1000 × 2 % × 58 / 365 + 1.64 × 3 % × 30 / 365 + 201.64 × 3 % × 28 / 365 = 3.6461….
    account('3.65', '3.00', { ...fields, BALANCE: '1201.64', AVAILABLE: '1201.64' })(draft);
  };
  expect(judge(change)).toEqual([]);
});

test('F11 bands and how they count are stated together, and well', () => {
  const of = (bands: string, by: string) => judge(account('5.13', '2.00', banded(bands, by)));
  expect(of('0.00=2.00;5000.00=3.00', '')).toEqual(['deposit_accounts.csv 3 RATE_BANDS_BY']);
  expect(of('', 'SLICE')).toEqual(['deposit_accounts.csv 3 RATE_BANDS_BY']);
  expect(of('0.00=2.00', 'SLICE')).toEqual(['deposit_accounts.csv 3 RATE_BANDS']);
  expect(of('0.00=2.00;5000.00=3.00', 'PART')).toEqual(['deposit_accounts.csv 3 RATE_BANDS_BY']);
});

test('B.2 bands that are younger than the last posting leave interest as delivered', () => {
  const fields = banded('0.00=2.00;1000.00=3.00', 'SLICE');
  expect(judge(account('9.99', '3.00', { ...fields, RATE_SINCE: '01/10/2568' }))).toEqual([]);
  expect(judge(account('9.99', '3.00', { ...fields, RATE_SINCE: '01/09/2568' }))).toEqual(
    accruedFault,
  );
  expect(judge(account('9.99', '3.00', { ...fields, DAY_COUNT: 'AS_DELIVERED' }))).toEqual([]);
  expect(judge(account('9.99', '2.00', { ...fields, DAY_COUNT: 'AS_DELIVERED' }))).toEqual(
    rateFault,
  );
});

test('F11 a line of an account with bands states no rate, and no change of one', () => {
  const fields = banded('0.00=2.00;5000.00=3.00', 'SLICE');
  const change = (line: Fields) =>
    judge((draft) => {
      account('5.13', '2.00', fields)(draft);
      Object.assign(at(draft, 'deposit_lines', 3), line);
    });
  expect(change({})).toEqual([]);
  expect(change({ ANNUAL_RATE: '2.00' })).toEqual(['deposit_lines.csv 5 ANNUAL_RATE']);
});

test('B.2 an account may have had one rate before its bands', () => {
  const bands = banded('0.00=2.00;1000.00=3.00', 'SLICE');
  const ofRate = (fields: Fields, ...rates: readonly (string | undefined)[]): Change => {
    return (draft) => {
      account('5.28', '3.00', { ...bands, ...fields })(draft);
      for (const [index, rate] of rates.entries()) {
        if (rate) at(draft, 'deposit_lines', 2 + index).ANNUAL_RATE = rate;
      }
    };
  };
  const beside = (line: number) => [`deposit_lines.csv ${line} ANNUAL_RATE`];
  // Since the last posting a rate says that the bands do not hold.
  expect(judge(ofRate({}, '2.00'))).toEqual(beside(4));
  expect(judge(ofRate({}, undefined, '2.00'))).toEqual(beside(5));
  // Bands that began later: what lines said until then stays, and interest is the core’s word.
  expect(judge(ofRate({ RATE_SINCE: '01/11/2568' }, '2.00', '2.50'))).toEqual([]);
  expect(judge(ofRate({ RATE_SINCE: '31/10/2568' }, '2.00', '2.50'))).toEqual(beside(5));
  // Posted under the bands: what was before the posting costs nothing any more.
  const posted: Change = (draft) => {
    const line = at(draft, 'deposit_lines', 2);
    const posting = { SEQ: '2', TYPE_CODE: 'INTEREST', AMOUNT: '1.64', BALANCE: '1001.64' };
    line.ANNUAL_RATE = '2.00';
    const unstated = { ...line, ...posting, POSTED_ON: '01/10/2568', ANNUAL_RATE: '' };
    draft.deposit_lines.splice(3, 0, unstated);
    Object.assign(at(draft, 'deposit_lines', 4), { SEQ: '3', BALANCE: '1201.64' });
    at(draft, 'collection_items', 4).BALANCE_AFTER = '1201.64';
    account('3.65', '3.00', { ...bands, BALANCE: '1201.64', AVAILABLE: '1201.64' })(draft);
  };
  expect(judge(posted)).toEqual([]);
});
