/** What the working of a year says in words, for the page and for its files alike. */
import type { DataOf } from '../../../api/endpoint.ts';
import { thaiMonthShort } from '../../../core/thai-date.ts';
import type { readOrigin } from './dividends.api.ts';
import { originText as text } from './origin.text.ts';

export type Origin = DataOf<typeof readOrigin>;
type DividendLine = Origin['dividend']['lines'][number];
/** Which of the two parts of a year. */
export type Part = 'dividend' | 'refund';

/** What a line stands for: `หุ้นเดือน ม.ค. 2567`. */
export function lineName({ month, amount }: DividendLine): string {
  if (month === null) return text.broughtForward;
  const named = thaiMonthShort(month);
  return amount.startsWith('-') ? text.paidOut(named) : text.paidIn(named);
}

/** How long a line counts: `11/12 เดือน`. */
export function weightWords({ method, weight_of }: Origin, { weight }: DividendLine): string {
  return method === 'DAILY' ? text.days(weight, weight_of) : text.months(weight, weight_of);
}

/** The rules that the lines follow, one sentence each. */
export function rulesOf(origin: Origin): readonly string[] {
  const { method, cutoff_day, rounding } = origin;
  const cutoff = cutoff_day > 0 ? text.cutoff(cutoff_day) : text.noCutoff;
  return [
    text.formula(origin.dividend.rate),
    method === 'DAILY' ? text.daily : cutoff,
    rounding === 'ONCE' ? text.roundedOnce : text.roundedEach,
  ];
}

/** The rule of the refund in a sentence; none where nobody but the core system knows it. */
export function refundRulesOf({ refund }: Origin): readonly string[] {
  if (refund.method === 'AS_DELIVERED') return [];
  return [refund.method === 'ONE_RATE' ? text.refundFormula(refund.rate) : text.refundByType];
}

/** What is to be said before a working that does not simply bear out the records. */
export function verdictWords(
  origin: Origin,
  part: Part,
): { readonly title: string; readonly words: string } | undefined {
  const { verdict } = origin[part];
  if (verdict === 'TIES') return undefined;
  if (verdict === 'DELIVERED') return text.delivered;
  return { title: text.verdicts[verdict].title, words: text.verdicts[verdict][part] };
}

/** Figures side by side where the computation does not simply bear out the records. */
export function comparisonOf(
  origin: Origin,
  part: Part,
): readonly { readonly label: string; readonly amount: string }[] {
  const { verdict, reckoned, recorded, base, recorded_base } = origin[part];
  if (verdict === 'TIES') return [];
  return [
    ...(verdict === 'UNKNOWN' || verdict === 'DELIVERED'
      ? []
      : [{ label: text.reckoned[part], amount: reckoned }]),
    { label: text.recorded[part], amount: recorded },
    ...(base === recorded_base
      ? []
      : [
          { label: text.base[part], amount: base },
          { label: text.recordedBase[part], amount: recorded_base },
        ]),
  ];
}
