/** Loans: contracts, statement, sums that tie (D-07, D-08). */
import { describe, expect, test } from 'vitest';
import { orNothing } from '../../../core/satang.ts';
import type { Db } from '../../database.ts';
import type { Days, LedgerPage } from '../../pages/ledger.ts';
import { currentPublication } from '../../publications.ts';
import { malee, somchai } from '../../tests/sample.ts';
import {
  closedContractOf,
  closedLines,
  contractOf,
  loanLines as sample,
} from '../../tests/sample-figures.ts';
import { lastLoanLines, loan, loanHistory, loanInstalments, loans, storedLoans } from '../loans.ts';
import { openSample } from './opened.ts';

const opened = openSample();
const contract = contractOf(somchai);
const closed = closedContractOf(somchai);
const mine = <T>(work: (db: Db) => Promise<T>) => opened.records.readAsMember(somchai, work);

test('D-07 open and closed contracts apart, with every figure', async () => {
  const [open, done] = await mine((db) => Promise.all([loans(db, 'OPEN'), loans(db, 'CLOSED')]));
  expect(open).toEqual([
    {
      ...{ contractNo: contract, family: 'ORDINARY', typeCode: 'สม1', typeName: 'สามัญ' },
      ...{ contractDate: '2024-01-31', firstDueOn: '2024-02-29', maturityOn: '2034-01-31' },
      ...{ approvedSatang: 2_000_000n, disbursedSatang: 1_000_000n, annualRate: '6.50' },
      ...{ dayCount: 'ACT_365F', interestStep: null, interestRounding: null },
      ...{ revolving: false, repaymentMethod: 'EQUAL_PRINCIPAL', instalmentSatang: 100_000n },
      ...{ periodLast: 3, periodTotal: 120, principalBalanceSatang: 9_007_199_255_490_993n },
      ...{ principalArrearsSatang: 50n, interestArrearsSatang: 0n, accruedInterestSatang: 25n },
      ...{ lastPaymentOn: '2025-01-31', status: 'OPEN', closedOn: null, refinancedBy: null },
      ...{ debtStatus: null, debtStatusOn: null, writtenOffSatang: 0n },
      ...{ rateBands: null, rateBandsBy: null, rateSince: null },
    },
  ]);
  expect(done.map((one) => [one.contractNo, one.closedOn, one.refinancedBy])).toEqual([
    [closed, '2017-06-30', contract],
  ]);
  const [publication, single] = await mine((db) =>
    Promise.all([currentPublication(db), loan(db, contract)]),
  );
  const [lastLineOn] = sample.at(-1) ?? [];
  expect(single).toEqual({ ...open[0], asOf: publication?.asOf, lastLineOn });
});

test('D-07 the newest contract comes first', async () => {
  await opened.change(`UPDATE records.loans SET status = 'OPEN' WHERE contract_no = '${closed}'`);
  const found = await mine((db) => loans(db, 'OPEN'));
  expect(found.map((one) => one.contractNo)).toEqual([contract, closed]);
  await opened.change(`UPDATE records.loans SET status = 'CLOSED' WHERE contract_no = '${closed}'`);
});

test('D-07 from where the interest of an open contract runs on', async () => {
  const [newest] = sample.toReversed();
  expect(await mine(lastLoanLines)).toEqual([
    { contractNo: contract, postedOn: newest?.[0], interestBalanceSatang: 4n },
  ]);
});

test('D-08 what the payroll was asked for of a contract, and its last instalment', async () => {
  const read = (no: string) => mine((db) => loanInstalments(db, no));
  const lastInstalmentOn = '2024-03-31';
  expect(await read(contract)).toEqual({ billed: [], lastInstalmentOn });
  const refer = (no: string) => `UPDATE records.collection_items SET ref_no = ${no}
    WHERE item_group = 'LOAN' AND member_no = '${somchai}'`;
  await opened.change(refer(`'${contract}'`));
  const { billed } = await read(contract);
  const huge = 9_007_199_254_740_993n;
  expect(billed.toSorted((a, b) => a.month.localeCompare(b.month))).toEqual([
    { month: '2025-10-01', posted: true, billedSatang: huge, collectedSatang: huge },
    { month: '2025-11-01', posted: false, billedSatang: 300n, collectedSatang: 0n },
  ]);
  // What came at the counter is no bill.
  await opened.change(`UPDATE records.collections SET kind = 'OTHER' WHERE month = '2025-10-01'`);
  expect((await read(contract)).billed.map(({ month }) => month)).toEqual(['2025-11-01']);
  await opened.change(`UPDATE records.collections SET kind = 'MONTHLY'
    WHERE month = '2025-10-01' AND seq = 1`);
  await opened.change(refer('NULL'));
  expect(await read(contractOf(malee))).toEqual({ billed: [], lastInstalmentOn: null });
});

describe('D-08 the statement', () => {
  const lines = (page: LedgerPage) => mine((db) => storedLoans(contract).lines(db, page));
  const seqs = async (page: LedgerPage) => (await lines(page)).map((line) => line.seq);

  test('lines carry exact satang, newest first', async () => {
    const actual = (await lines({ limit: 9 })).map((line) => [
      ...[line.postedOn, line.typeCode, line.sign, line.principalSatang],
      ...[line.interestSatang, line.balanceSatang],
    ]);
    expect(actual).toEqual(sample.toReversed());
    expect((await lines({ limit: 1 }))[0]).toMatchObject({
      ...{ totalSatang: 9_007_199_254_741_010n, days: 29, annualRate: '6.50' },
      ...{ interestBalanceSatang: 4n, receiptNo: 'L4', periodNo: 4 },
    });
  });

  test('within the chosen days, page by page', async () => {
    const days = { from: '2024-02-29', to: '2024-03-31' };
    expect(await seqs({ limit: 9, ...days })).toEqual([4, 3, 2]);
    expect(await seqs({ limit: 1, ...days, before: 4 })).toEqual([3]);
    expect(await seqs({ limit: 1, ...days, after: 2 })).toEqual([3]);
    expect(await seqs({ limit: 9, from: '2026-01-01' })).toEqual([]);
  });

  test('what is sought is found by words, receipt and any of its amounts', async () => {
    const found = async (words: string, satang: bigint | null = null) => {
      const search = { words, satang };
      const page = await seqs({ limit: 9, search });
      const sums = await mine((db) => storedLoans(contract).found(db, { search }));
      expect(sums?.count).toBe(page.length);
      return page;
    };
    const [, second] = sample;
    expect(await found('l4')).toEqual([5]);
    expect(await found('4')).toEqual([]);
    expect(await found('x', second?.[3])).toContain(2);
    expect(await found('x', 9_007_199_254_741_010n)).toEqual([5]);
    expect(await mine((db) => storedLoans(contract).found(db, {}))).toBeNull();
  });

  test('the years that have lines, newest first', async () => {
    const years = sample.map(([on]) => Number(on.slice(0, 4)));
    const expected = [...new Set(years)].toSorted((a, b) => b - a);
    expect(await mine((db) => loanHistory(contract).years(db))).toEqual(expected);
  });

  const ranges: Days[] = [
    {},
    { from: '2024-02-01' },
    { to: '2024-03-31' },
    { from: '2024-03-31', to: '2024-03-31' },
    { from: '2024-05-01', to: '2024-12-31' },
    { from: '2026-01-01' },
    { to: '2020-01-01' },
  ];
  test.each(ranges)('sums over %o tie', async (days) => {
    const { from, to } = days;
    const chosen = sample.filter(([on]) => (!from || on >= from) && (!to || on <= to));
    const before = sample.filter(([on]) => from && on < from);
    const moved = (sign: number) => chosen.filter((line) => line[2] === sign);
    const sum = (amounts: readonly bigint[]) => amounts.reduce((a, b) => a + b, 0n);
    const found = await mine((db) => storedLoans(contract).summary(db, days));
    expect(found).toEqual({
      openingSatang: orNothing(before.at(-1)?.[5]),
      inSatang: sum(moved(1).map((line) => line[3])),
      inCount: moved(1).length,
      outSatang: sum(moved(-1).map((line) => line[3])),
      outCount: moved(-1).length,
      lostSatang: 0n,
      adjustedSatang: 0n,
      interestSatang: sum(chosen.map((line) => line[4])),
      closingSatang: orNothing(chosen.at(-1)?.[5] ?? before.at(-1)?.[5]),
    });
  });

  test('a payment of interest alone repays no principal', async () => {
    const pay = (satang: number) => `UPDATE records.loan_lines
      SET principal_satang = ${satang}, total_satang = ${satang} + interest_satang
      WHERE contract_no = '${closed}' AND sign = -1`;
    await opened.change(pay(0));
    const sums = await mine((db) => storedLoans(closed).summary(db, {}));
    await opened.change(pay(300_000));
    expect(sums).toMatchObject({ outSatang: 0n, outCount: 0, interestSatang: 77n });
  });

  test('0039 what is written off was not repaid', async () => {
    const typed = (code: string) => `UPDATE records.loan_lines SET type_code = '${code}'
      WHERE contract_no = '${closed}' AND sign = -1`;
    await opened.change(typed('07'));
    const read = (db: Db) =>
      Promise.all([
        storedLoans(closed).summary(db, {}),
        storedLoans(closed).found(db, { search: { words: '', satang: 300_000n } }),
      ]);
    const [sums, found] = await mine(read);
    await opened.change(typed('04'));
    const lost = { outSatang: 0n, lostSatang: 300_000n };
    expect(sums).toMatchObject({ ...lost, outCount: 0, closingSatang: 0n });
    expect(found).toMatchObject(lost);
  });

  test('a reversed payment was not lent, nor what makes the debt more of itself', async () => {
    const line = (seq: number, values: string) => `INSERT INTO records.loan_lines
      SELECT (jsonb_populate_record(l, '${values}'::jsonb || '{"seq": ${seq}}')).*
      FROM records.loan_lines l WHERE contract_no = '${contract}' AND seq = 5;`;
    const of = (type: string, sign: number, principal: number, interest: number, on: string) =>
      JSON.stringify({
        ...{ type_code: type, sign, principal_satang: principal, interest_satang: interest },
        ...{ total_satang: principal + Math.abs(interest), posted_on: on },
      });
    const remove = `DELETE FROM records.loan_lines WHERE contract_no = '${contract}' AND seq > 5;`;
    await opened.change(
      [
        line(6, of('03', -1, 50_000, 2712, '2025-11-15')),
        line(7, of('06', 1, 50_000, -2712, '2025-11-20')),
        line(8, of('06', 1, 3575, 3575, '2025-11-21')),
        line(9, of('06', -1, 75, 0, '2025-11-22')),
        line(10, of('06', -1, 200, 100, '2025-11-23')),
      ].join(''),
    );
    const read = (days: Days) =>
      mine((db) =>
        Promise.all([
          storedLoans(contract).summary(db, days),
          storedLoans(contract).found(db, { ...days, search: { words: 'รายการ', satang: null } }),
        ]),
      );
    const [all, back] = await Promise.all([
      read({ from: '2025-11-15' }),
      read({ from: '2025-11-20', to: '2025-11-20' }),
    ]);
    await opened.change(remove);
    const sums = { inSatang: 0n, outSatang: 200n, lostSatang: 0n, adjustedSatang: 3500n };
    expect(all[0]).toMatchObject({ ...sums, inCount: 0, outCount: 3 });
    expect(all[0].closingSatang - all[0].openingSatang).toBe(3300n);
    expect(all[1]).toEqual({ count: 5, ...sums });
    expect(back[0]).toMatchObject({ inCount: 0, outSatang: -50_000n, adjustedSatang: 0n });
    expect(back[0].closingSatang - back[0].openingSatang).toBe(50_000n);
  });

  test('what an older system brought forward was not lent', async () => {
    const [sums, found] = await mine((db) =>
      Promise.all([
        storedLoans(closed).summary(db, {}),
        storedLoans(closed).lines(db, { limit: 9 }),
      ]),
    );
    expect(sums).toEqual({
      ...{ openingSatang: 300_000n, inSatang: 0n, inCount: 0, outSatang: 300_000n, outCount: 1 },
      ...{ lostSatang: 0n, adjustedSatang: 0n, interestSatang: 77n, closingSatang: 0n },
    });
    expect(found.map((line) => [line.typeCode, line.sign])).toEqual([
      ['04', -1],
      ['09', 0],
    ]);
    expect(found.map((line) => line.balanceSatang)).toEqual([closedLines[1][5], closedLines[0][5]]);
  });
});

test('growth: what was left after each day with movement, oldest first', async () => {
  const points = await mine((db) => loanHistory(contract).balanceHistory(db, { to: '2024-12-31' }));
  expect(points).toEqual([
    { on: '2024-01-31', balanceSatang: 1_000_000n },
    { on: '2024-02-29', balanceSatang: 900_000n },
    { on: '2024-03-31', balanceSatang: 750_000n },
  ]);
});
