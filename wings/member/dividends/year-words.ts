/** What a year says, for the page and for its files alike: the computation, and how it was paid. */
import type { DataOf } from '../../../api/endpoint.ts';
import { thaiDateLong } from '../../../core/thai-date.ts';
import type { readDividend } from './dividends.api.ts';
import { text } from './dividends.text.ts';

export type Year = DataOf<typeof readDividend>['years'][number];

/** A part of the net sum. */
export interface YearPart {
  readonly key: string;
  readonly label: string;
  /** Percent a year. */
  readonly rate?: string;
  /** How it was computed, where no one rate tells. */
  readonly how?: string;
  /** What the part was computed on. */
  readonly base?: { readonly label: string; readonly amount: string };
  /** Wire baht; what is taken off is negative. */
  readonly amount: string;
  /** Withheld: nothing was paid. */
  readonly isWithheld?: boolean;
}

/** The parts of the net sum in their order; they add up to `net`. */
export function yearParts(year: Year): readonly YearPart[] {
  return [
    {
      key: 'dividend',
      label: text.dividend,
      rate: year.dividend_rate,
      base: { label: text.shareBase, amount: year.share_base },
      amount: year.dividend,
      isWithheld: year.dividend_status === 'HELD',
    },
    {
      key: 'refund',
      label: text.refund,
      ...(year.refund_method === 'ONE_RATE'
        ? { rate: year.refund_rate }
        : { how: text.refundMethods[year.refund_method] }),
      base: { label: text.interestBase, amount: year.interest_base },
      amount: year.refund,
      isWithheld: year.refund_status === 'HELD',
    },
    ...(year.gift === '0.00' ? [] : [{ key: 'gift', label: text.gift, amount: year.gift }]),
    ...year.deductions.map(({ name, amount }, at) => ({
      key: `less ${at}`,
      label: text.less(name),
      amount: `-${amount}`,
    })),
  ];
}

/** How the money reached the member, in words; nothing that is not on record. */
export function paymentOf(
  year: Year,
): readonly { readonly label: string; readonly words: string; readonly held?: boolean }[] {
  const { bank_code, bank_name, account_no_masked, paid_on } = year;
  const bank = bank_name ?? (bank_code === null ? null : text.bankUnnamed(bank_code));
  return [
    {
      label: text.payMethod,
      words: text.payMethods[year.pay_method],
      held: year.pay_method === 'HELD',
    },
    ...(bank === null ? [] : [{ label: text.bank, words: bank }]),
    ...(account_no_masked === null ? [] : [{ label: text.account, words: account_no_masked }]),
    { label: text.paidOn, words: paid_on === null ? text.unpaid : thaiDateLong(paid_on) },
  ];
}
