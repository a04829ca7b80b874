/** The calculator as an address asks it, with the settings of a cooperative: for its tests. */
import { readAddress } from '../address.ts';
import type { DividendSettings } from '../fields.ts';
import { judgeDividend } from '../result.ts';

export const site: DividendSettings = {
  calculator: {
    loan_presets: [],
    first_due_cutoff_day: 15,
    count_disbursement_day: false,
    salary_left_percent: 30,
    dividend_rate: '5.5',
    refund_rate: '11',
  },
  dividend_method: 'monthly',
  dividend_cutoff_day: 7,
  fiscal_year_start_month: 1,
  today: '2025-11-22',
};
export const october: DividendSettings = { ...site, fiscal_year_start_month: 10 };

export const read = (address: string, settings = site) =>
  readAddress(new URLSearchParams(address), settings);
export const judge = (address: string, settings = site) =>
  judgeDividend(read(address, settings), settings);
export const resultOf = (address: string, settings = site) => {
  const { result, faults } = judge(address, settings);
  if (!result) throw new Error(JSON.stringify(faults));
  return result;
};

export const d1 = 'year=2568&rate=5.70&refund=13&bf=100000&every=1000&day=31&interest=50000';
export const d2 =
  'year=2568&rate=5.25&refund=8.5&bf=250000&every=2500&day=25&interest=41237.65' +
  '&on=2025-03-07&extra=20000&on=8/3/2568&extra=20,000';
