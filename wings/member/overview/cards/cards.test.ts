import { expect, test } from 'vitest';
import type { DepositAccount } from '../../../../records/figures/deposits.ts';
import type { Loan } from '../../../../records/figures/loans.ts';
import { depositCard, loanCard } from './cards.server.ts';

/** As the records give it; only what the card speaks of. */
const loan = (changed: Partial<Loan>) =>
  ({
    ...{ dayCount: 'ACT_365F', interestStep: 'SATANG', interestRounding: 'HALF_UP' },
    ...{ rateBands: null, rateBandsBy: null, rateSince: null, debtStatus: null },
    ...{ contractNo: 'สม6600123', typeName: 'สามัญ', contractDate: '2023-05-10', status: 'OPEN' },
    ...{ approvedSatang: 90_000_000n, disbursedSatang: 90_000_000n },
    principalBalanceSatang: 67_500_000n,
    ...{ periodLast: 30, periodTotal: 120, lastPaymentOn: '2025-10-31', closedOn: null },
    ...changed,
  }) as Loan;
const asOf = '2025-11-28';
const paid = { contractNo: 'สม6600123', postedOn: '2025-10-31', interestBalanceSatang: 0n };

const account = (changed: Partial<DepositAccount>) =>
  ({
    ...{ accountNo: '01020001234', typeName: 'ออมทรัพย์', status: 'OPEN', balanceSatang: 500n },
    ...{ openedOn: '2020-01-06', lastActivityOn: '2025-10-31' },
    ...changed,
  }) as DepositAccount;

test('R041 what is left of loans is dated after the last contract that was closed', () => {
  const closed = [loan({ contractNo: 'ฉฉ.0000001', status: 'CLOSED', closedOn: '2025-11-27' })];
  expect(loanCard({ open: [loan({})], closed: [], last: [paid], asOf }).on).toBe('2025-10-31');
  expect(loanCard({ open: [loan({})], closed, last: [paid], asOf }).on).toBe('2025-11-27');
  expect(loanCard({ open: [], closed, last: [], asOf }).on).toBe(null);
});

test('R041 money lent after the last payment is not dated before it', () => {
  const lent = { ...paid, postedOn: '2025-11-12' };
  expect(loanCard({ open: [loan({})], closed: [], last: [lent], asOf }).on).toBe('2025-11-12');
  expect(loanCard({ open: [loan({})], closed: [], last: [], asOf }).on).toBe('2023-05-10');
});

test('D-07 what was approved and not paid out is not repaid', () => {
  const percentOf = (changed: Partial<Loan>) =>
    loanCard({ open: [loan(changed)], closed: [], last: [], asOf }).paid_percent;
  expect(percentOf({})).toBe('25.00');
  expect(percentOf({ disbursedSatang: 67_500_000n })).toBe('0.00');
  expect(percentOf({ disbursedSatang: 0n, principalBalanceSatang: 0n })).toBeNull();
});

test('R041 deposits are dated after the last account that was emptied', () => {
  const emptied = account({ accountNo: '01020009999', balanceSatang: 0n });
  const late = { ...emptied, lastActivityOn: '2025-11-20' };
  expect(depositCard([account({}), emptied]).on).toBe('2025-10-31');
  expect(depositCard([account({}), late])).toMatchObject({
    on: '2025-11-20',
    types: [{ name: 'ออมทรัพย์', accounts: 1, balance: '5.00' }],
  });
  expect(depositCard([late]).on).toBe(null);
});

test('D-08 a payoff is offered of what can be computed, and of nothing in court', () => {
  const offered = (changed: Partial<Loan>) =>
    loanCard({ open: [loan(changed)], closed: [], last: [paid], asOf }).contracts[0]?.payoff;
  expect(offered({})).toBe(true);
  expect(offered({ debtStatus: 'LAWSUIT' })).toBe(false);
  expect(offered({ dayCount: 'AS_DELIVERED' })).toBe(false);
  expect(offered({ rateBands: '0.00=6.00;100.00=5.00', rateBandsBy: 'WHOLE' })).toBe(true);
  expect(offered({ rateSince: '2025-11-01' })).toBe(false);
});
