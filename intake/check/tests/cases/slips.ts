/** A case for each reason of slips; the second account of 000001 is made to consist of two. */
import type { Draft, Fields } from '../../../tests/tiny-extract.ts';
import { at, type Cases, type Change, faultsOf } from './case.ts';

const accountNo = '01020000022';

/**
 * 1000.00 at 2.00 from 01/09/2568 have earned 4.8219, 200.00 at 2.50 from 31/10/2568 0.3836: 4.82
 * and 0.38. Together they would be 5.21.
 */
export const slipRows: readonly Fields[] = [
  {
    ...{
      ACCOUNT_NO: accountNo,
      SLIP_NO: 'ก-1',
      OPENED_ON: '01/09/2568',
      MATURITY_ON: '01/09/2569',
    },
    ...{ ANNUAL_RATE: '2.00', BALANCE: '1000.00', ACCRUED_INTEREST: '4.82', STATUS: 'OPEN' },
  },
  {
    ...{ ACCOUNT_NO: accountNo, SLIP_NO: 'ก-2', OPENED_ON: '31/10/2568', MATURITY_ON: '' },
    ...{ ANNUAL_RATE: '2.50', BALANCE: '200.00', ACCRUED_INTEREST: '0.38', STATUS: 'OPEN' },
  },
];

/** Slips, the account's row and its lines as they tie. */
export const withSlips: Change = (draft) => {
  draft.deposit_slips.push(...slipRows.map((row) => ({ ...row })));
  Object.assign(at(draft, 'deposit_accounts', 1), { ANNUAL_RATE: '', ACCRUED_INTEREST: '5.20' });
  at(draft, 'deposit_lines', 2).SLIP_NO = 'ก-1';
  at(draft, 'deposit_lines', 3).SLIP_NO = 'ก-2';
};

/** One or more fields of one row replaced beside slips that tie. */
export const beside =
  (name: keyof Draft, index: number, fields: Fields): Change =>
  (draft) => {
    withSlips(draft);
    Object.assign(at(draft, name, index), fields);
  };

export const slipCases = {
  withSlips: () => faultsOf(beside('deposit_accounts', 1, { MATURITY_ON: '01/09/2569' })),
  withoutSlips: () =>
    faultsOf((draft) => {
      at(draft, 'deposit_accounts', 1).ANNUAL_RATE = '';
    }),
  slipMissing: () => faultsOf(beside('deposit_lines', 3, { SLIP_NO: '' })),
  unknownSlip: () => faultsOf(beside('deposit_lines', 3, { SLIP_NO: 'ก-3' })),
  // Nothing is below nought in the account: the second slip has what the first is short of.
  slipBelow: () =>
    faultsOf((draft) => {
      withSlips(draft);
      const more = { SIGN: '-1', TYPE_CODE: 'WITHDRAW', RECEIPT_NO: '', SLIP_NO: 'ก-2' };
      const row = { ...at(draft, 'deposit_lines', 3), ...more, SEQ: '3', AMOUNT: '200.01' };
      draft.deposit_lines.push({ ...row, BALANCE: '999.99' });
      const back = { SEQ: '4', SIGN: '1', TYPE_CODE: 'DEPOSIT', BALANCE: '1200.00' };
      draft.deposit_lines.push({ ...row, ...back });
    }),
} as const satisfies Cases;
