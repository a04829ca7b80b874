/** The movements of one month on one account, before it is known how much the balance allows. */
import type { Satang } from '../../core/satang.ts';
import { type DayNumber, type Month, monthOf } from '../calendar.ts';
import type { DepositLedger, Entry } from './deposit-balance.ts';
import { postingMonths } from './deposit-kinds.ts';

export interface Move {
  readonly on: DayNumber;
  readonly entry: Entry;
  /** In or out, or how much that is when the day comes; nothing moves for zero. */
  readonly satang: Satang | ((ledger: DepositLedger) => Satang);
  /** In place of an amount: the rate from this day on. */
  readonly rateText?: string;
  /** Comes after interest when both fall on one day. */
  readonly afterInterest?: true;
}

/** The moves of a month, in the order of days; the posting of interest is not one of them. */
export type Plan = (month: Month) => readonly Move[];

export interface Run {
  readonly ledger: DepositLedger;
  readonly from: DayNumber;
  /** Moves up to and including this day. */
  readonly until: DayNumber;
  readonly leastSatang: Satang;
  readonly plan: Plan;
}

function carryOut(run: Run, move: Move): void {
  if (move.on < run.from || move.on > run.until) return;
  if (move.rateText !== undefined) {
    run.ledger.changeRate(move.on, move.entry, move.rateText);
    return;
  }
  const satang = typeof move.satang === 'bigint' ? move.satang : move.satang(run.ledger);
  if (satang === 0n) return;
  // The counter pays nothing out that would leave less than the least balance.
  if (satang < 0n && run.ledger.balance() + satang < run.leastSatang) return;
  run.ledger.move(move.on, move.entry, satang);
}

function runMonth(run: Run, month: Month): void {
  const moves = run.plan(month);
  const posting = postingMonths.includes(month.month);
  for (const move of moves) if (!move.afterInterest) carryOut(run, move);
  if (posting && month.last <= run.until && month.last > run.from)
    run.ledger.payInterest(month.last);
  for (const move of moves) if (move.afterInterest) carryOut(run, move);
}

/** Carries out a plan month by month, with interest at the ends of the posting months. */
export function runPlan(run: Run, first: Month): void {
  for (let number = first.number; ; number += 1) {
    const month = monthOf(number);
    if (month.first > run.until) return;
    runMonth(run, month);
  }
}
