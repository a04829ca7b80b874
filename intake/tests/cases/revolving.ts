/** A contract that is drawn again up to its limit (decision 0042). */
import type { Draft, Fields } from '../tiny-extract.ts';
import { set } from './case.ts';
import { all, item } from './cross-checks.ts';
import { billedTotal, november } from './pending.ts';

/** 000001 draws 1,000.00 more on the day of the last payment: 13,000.00 of 12,500.00 in all. */
export const drawnAgain = (draft: Draft): void => {
  const [lent] = draft.loan_lines as Fields[];
  draft.loan_lines.splice(3, 0, {
    ...(lent as Fields),
    ...{ SEQ: '4', POSTED_ON: '15/11/2568', DAYS: '0' },
    ...{ PRINCIPAL: '1000.00', TOTAL: '1000.00', BALANCE: '11500.00' },
  });
  const owed = { PRINCIPAL_BALANCE: '11500.00', ACCRUED_INTEREST: '24.58' };
  set('loans', 0, { REVOLVING: '1', APPROVED: '12500.00', DISBURSED: '13000.00', ...owed })(draft);
};

/** The same with November's bill, which asks for interest of what is owed now. */
export const billOfDrawnAgain = all(
  drawnAgain,
  item(november.loan, { INTEREST: '28.36', AMOUNT: '1028.36' }),
  billedTotal('1528.36'),
);
