/** Which rate of the average refund the interest of a loan gets (A.5, B.3). */
import { asDelivered } from '../loan/interest-rule.ts';
import { parseRate, type Rate } from '../rate.ts';

/** The year's rate on all interest, a rate for each type of loan, or the core system's word. */
export const refundMethods = ['ONE_RATE', 'BY_LOAN_TYPE', asDelivered] as const;
export type RefundMethod = (typeof refundMethods)[number];

export interface RefundTerms {
  readonly method: RefundMethod;
  /** Of all types of loans that `typeRates` does not name. */
  readonly refundRate: Rate;
  readonly typeRates: ReadonlyMap<string, Rate>;
}

/** What a year says of its refund. */
export interface StatedRefund {
  readonly method: RefundMethod;
  readonly refundRate: Rate;
  /** `EMG=0;HSG=8.00`; blank but for BY_LOAN_TYPE. */
  readonly typeRates: string | null;
}

/** A hundred percent. */
const highest = 1_000_000n;

/** Reads `EMG=0;HSG=8.00`; undefined where it is no such list, or names a type twice. */
export function parseTypeRates(text: string): ReadonlyMap<string, Rate> | undefined {
  const rates = new Map<string, Rate>();
  for (const part of text.split(';')) {
    const at = part.lastIndexOf('=');
    const type = part.slice(0, Math.max(at, 0)).trim();
    const rate = parseRate(part.slice(at + 1).trim());
    if (type === '' || rate === undefined || rate > highest || rates.has(type)) return undefined;
    rates.set(type, rate);
  }
  return rates;
}

/** Throws RangeError for rates that the intake would have refused. */
export function refundTerms({ method, refundRate, typeRates }: StatedRefund): RefundTerms {
  const read = typeRates === null ? new Map<string, Rate>() : parseTypeRates(typeRates);
  if (read === undefined) throw new RangeError('rates by type of loan that are none');
  return { method, refundRate, typeRates: read };
}

/** The rate of a type of loan. */
export const rateOfType = ({ refundRate, typeRates }: RefundTerms, typeCode: string): Rate =>
  typeRates.get(typeCode) ?? refundRate;

/** Whether interest at this rate is left out of what the refund is computed on. */
export const isLeftOut = ({ method }: RefundTerms, rate: Rate): boolean =>
  method === 'BY_LOAN_TYPE' && rate === 0n;
