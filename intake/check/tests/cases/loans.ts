/** A case for each reason of contracts, their lines and what secures them. */
import { at, type Cases, type Change, changed, faultsOf } from './case.ts';

const open = (fields: Record<string, string>) => changed('loans', 0, fields);
const closed = (fields: Record<string, string>) => changed('loans', 1, fields);
const line = (index: number, fields: Record<string, string>) =>
  changed('loan_lines', index, fields);
const guarantee = (index: number, fields: Record<string, string>) =>
  changed('guarantees', index, fields);

/**
 * 000001's payment at the counter, 500.00 and 27.12 of interest, is reversed five days later, and
 * what else follows from that. All of the 32.87 are owed again: 8.63 have grown, of 10,500.00.
 */
export const reversedPayment =
  (fields: Record<string, string> = {}): Change =>
  (draft) => {
    draft.loan_lines.splice(3, 0, {
      ...at(draft, 'loan_lines', 2),
      ...{ SEQ: '4', POSTED_ON: '20/11/2568', RECEIPT_NO: '', TYPE_CODE: '06', SIGN: '1' },
      ...{ DAYS: '5', INTEREST: '-27.12', BALANCE: '11000.00', INTEREST_BALANCE: '35.75' },
      ...fields,
    });
    const owed = { PRINCIPAL_BALANCE: '11000.00', ACCRUED_INTEREST: '50.22' };
    Object.assign(at(draft, 'loans', 0), owed, { LAST_PAYMENT_ON: '31/10/2568' });
  };

export const loanCases = {
  unknownContract: closed({ REFINANCED_BY: 'สม.0000009/2568' }),
  contractOfOther: closed({ REFINANCED_BY: 'สม.0000001/2568' }),
  refinancedByItself: closed({ REFINANCED_BY: 'ฉฉ.0000001/2567' }),
  most: open({ PERIOD_TOTAL: '601' }),
  countAbove: open({ PERIOD_LAST: '13' }),
  mustBe: closed({ PRINCIPAL_BALANCE: '0.01' }),
  firstLoanLine: line(0, { TYPE_CODE: '06' }),
  computed: line(1, { TOTAL: '1080.89' }),
  loanDays: line(1, { DAYS: '40' }),
  interestAboveDue: line(1, { INTEREST: '80.89', TOTAL: '1080.89' }),
  interestOfAdded: () =>
    faultsOf(reversedPayment({ INTEREST: '8.00', TOTAL: '508.00', INTEREST_BALANCE: '0.63' })),
  reversalAbovePaid: () => faultsOf(reversedPayment({ INTEREST: '-108.01', TOTAL: '608.01' })),
  interestLeft: line(1, { INTEREST: '80.87', TOTAL: '1080.87' }),
  fromLines: open({ PERIOD_LAST: '2' }),
  belowLines: () =>
    faultsOf((draft) => {
      at(draft, 'loan_lines', 0).TYPE_CODE = '09';
      at(draft, 'loans', 0).DISBURSED = '11999.99';
    }),
  belowUnpaid: () =>
    faultsOf((draft) => {
      at(draft, 'loans', 0).DAY_COUNT = 'AS_DELIVERED';
      at(draft, 'loan_lines', 2).INTEREST_BALANCE = '22.45';
    }),
  // 12,000 baht have not reached the second band.
  lineRate: () =>
    faultsOf((draft) => {
      const bands = { RATE_BANDS: '0.00=6.00;12000.01=7.00', RATE_BANDS_BY: 'WHOLE' };
      Object.assign(at(draft, 'loans', 0), bands);
      at(draft, 'loan_lines', 0).ANNUAL_RATE = '7.00';
    }),
  settledByLoan: line(5, { TYPE_CODE: '05' }),
  writtenOffByLine: closed({ DEBT_STATUS: 'WRITTEN_OFF', DEBT_STATUS_ON: '31/08/2567' }),
  notSettled: () =>
    faultsOf((draft) => {
      at(draft, 'loan_lines', 5).TYPE_CODE = '06';
      at(draft, 'loans', 1).LAST_PAYMENT_ON = '31/07/2567';
    }),
  contractClosed: () =>
    faultsOf((draft) => {
      const own = { CONTRACT_NO: 'ฉฉ.0000001/2567', SEQ: '1' };
      draft.guarantees.push({ ...at(draft, 'guarantees', 3), ...own });
    }),
  aboveLimit: () =>
    faultsOf((draft) => {
      Object.assign(at(draft, 'loans', 0), { REVOLVING: '1', APPROVED: '11999.99' });
    }),
  aboveApproved: guarantee(3, { AMOUNT: '12000.01' }),
  nothing: guarantee(3, { AMOUNT: '0.00' }),
  ownGuarantor: guarantee(0, { GUARANTOR_NO: '000001' }),
  ownPledge: guarantee(1, { GUARANTOR_NO: '000001' }),
  sameGuarantor: guarantee(3, { KIND: 'PERSON', GUARANTOR_NO: '000003' }),
  mustBeFilled: guarantee(3, { REF_NO: '' }),
  mustBeEmpty: open({ CLOSED_ON: '15/11/2568' }),
  unknownAccount: guarantee(2, { REF_NO: '01020000099' }),
} as const satisfies Cases;
