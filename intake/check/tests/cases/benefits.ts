/** A case for each reason of dividends and welfare. */
import { at, type Cases, changed, faultsOf } from './case.ts';

const year = (fields: Record<string, string>) => changed('dividend_years', 0, fields);

/** Another year before the one of the tiny extract. */
const yearBefore = (fields: Record<string, string>) => () =>
  faultsOf((draft) => {
    draft.dividend_years.unshift({ ...at(draft, 'dividend_years', 0), ...fields });
  });

export const benefitCases = {
  yearGap: yearBefore({ YEAR: '2565', STARTS_ON: '01/01/2565', ENDS_ON: '31/12/2565' }),
  yearStart: yearBefore({ YEAR: '2566', STARTS_ON: '01/12/2565', ENDS_ON: '30/11/2566' }),
  yearEnd: year({ YEAR: '2568' }),
  twelveMonths: year({ STARTS_ON: '02/01/2567' }),
  dividendRate: year({ DIVIDEND_RATE: '10.01' }),
  cutoffDay: year({ CUTOFF_DAY: '29' }),
  typeRates: year({ REFUND_METHOD: 'BY_LOAN_TYPE', LOAN_TYPE_RATES: 'EM1' }),
  unknownYear: changed('dividends', 0, { YEAR: '2566' }),
  yearNotApproved: year({ STATE: 'PENDING', PAID_ON: '' }),
  beforeYearEnd: changed('dividends', 0, { PAID_ON: '31/12/2567' }),
  unknownDividend: changed('dividend_deductions', 1, { MEMBER_NO: '000004', SEQ: '1' }),
  beforeForward: changed('share_lines', 4, { POSTED_ON: '02/01/2567' }),
  apart: changed('dividend_deductions', 1, { AMOUNT: '2.51' }),
  unknownWelfare: changed('welfare_claims', 0, { TYPE_CODE: 'WEDDING' }),
  aboveWelfare: changed('welfare_claims', 1, { AMOUNT: '3000.01' }),
} as const satisfies Cases;
