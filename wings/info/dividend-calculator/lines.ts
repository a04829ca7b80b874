/** The lines of a dividend with what they stand for. */
import type { Day } from '../../../core/days.ts';
import type { Satang } from '../../../core/satang.ts';
import { thaiMonthShort } from '../../../core/thai-date.ts';
import { text } from './dividend-calculator.text.ts';
import type { DividendResult, Move } from './result.ts';

export interface Line {
  readonly key: string;
  readonly what: string;
  readonly on: Day | undefined;
  /** Its name says the month. */
  readonly monthly: boolean;
  readonly satang: Satang;
  /** `11/12 เดือน`, `306/365 วัน`. */
  readonly weight: string;
  readonly dividendSatang: Satang;
}

const nameOf = ({ kind, on }: Move): string =>
  kind === 'monthly' ? text.month(thaiMonthShort(on.slice(0, 7))) : text[kind];

export function linesOf({ payout, moves, year, denominator }: DividendResult): Line[] {
  const daily = year.method === 'DAILY';
  return payout.lines.map((line, at) => {
    const move = moves[at - 1];
    return {
      ...line,
      key: String(at),
      monthly: move?.kind === 'monthly',
      what: move ? nameOf(move) : text.broughtForward,
      weight: text.weight(String(line.weight), String(denominator), daily),
    };
  });
}
