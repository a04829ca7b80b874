import type { Person } from '../people/person.ts';

/** How the dividends of a cast member were paid, where a screen has to show every manner. */
export type PayMethod = 'CASH' | 'ACCOUNT' | 'BANK' | 'CHEQUE' | 'HELD';

export interface Paying {
  readonly payMethod: PayMethod;
  readonly bankCode: string;
  readonly payAccountNo: string;
}

export const nowhere = { bankCode: '', payAccountNo: '' } as const;

const bank = (bankCode: string, payAccountNo: string): Paying => ({
  payMethod: 'BANK',
  bankCode,
  payAccountNo,
});
const by = (payMethod: 'CASH' | 'CHEQUE' | 'HELD'): Paying => ({ payMethod, ...nowhere });

/**
 * Of 000051, whose savings account was closed in 2014: a bank of every grouping of part F, and one
 * that has none. By the year in which the fiscal year ends.
 */
const payments: Readonly<Record<string, Readonly<Record<number, Paying>>>> = {
  '000051': {
    2014: by('CASH'),
    2015: by('CHEQUE'),
    2016: bank('006', '4051234567'),
    2017: bank('067', '00112345678901'),
    2018: bank('022', '7001234567'),
    2019: bank('004', '1234567890'),
    2020: bank('030', '020123456789'),
    2021: bank('033', '012345678901'),
    2022: by('CHEQUE'),
    2023: by('CASH'),
    2024: by('HELD'),
  },
};

/** Undefined where chance decides. */
export const castPayment = ({ memberNo, timeline }: Person, year: number): Paying | undefined =>
  payments[memberNo]?.[year - timeline.yearsLater];
