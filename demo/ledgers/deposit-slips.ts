/** A fixed account of slips: each sum paid in has a day, a rate and a maturity of its own. */
import { addMonths, type Day } from '../../core/days.ts';
import { readRate } from '../../core/rate.ts';
import { type Satang, sumOf } from '../../core/satang.ts';
import { type DayNumber, dayNumber, dayText } from '../calendar.ts';
import { type DepositLedger, type DepositLine, depositLedger } from './deposit-balance.ts';
import { entries } from './entries.ts';

export interface SlipPlan {
  readonly slipNo: string;
  readonly openedOn: DayNumber;
  readonly satang: Satang;
  /** Months to its maturity; it is renewed for as many, unless it is drawn. */
  readonly months: number;
  /** Percent a year of its first term and of later ones; the last stays. */
  readonly rateTexts: readonly [string, ...string[]];
  /** Paid out with its interest when it matures. */
  readonly drawn?: true;
}

export interface Slip {
  readonly slipNo: string;
  readonly openedOn: DayNumber;
  readonly maturityOn: Day | '';
  /** Percent a year as the extract writes it. */
  readonly rateText: string;
  readonly balanceSatang: Satang;
  readonly accruedSatang: Satang;
  readonly status: 'OPEN' | 'CLOSED';
}

export interface SlipAccount {
  readonly slips: readonly Slip[];
  /** Of all slips, in the order of days, each with the balance of the account. */
  readonly lines: readonly DepositLine[];
}

interface Running {
  readonly plan: SlipPlan;
  readonly ledger: DepositLedger;
  readonly rateText: string;
  /** '' once it was drawn. */
  readonly maturityOn: Day | '';
}

/** Opens a slip and carries it from maturity to maturity up to a day. */
function run(plan: SlipPlan, isFirst: boolean, until: DayNumber): Running {
  const { slipNo, openedOn, rateTexts, months } = plan;
  let [rateText] = rateTexts;
  const ledger = depositLedger({ rate: readRate(rateText) }, openedOn, slipNo);
  // Who states a rate later states that of the opening, too.
  const stated = rateTexts.length > 1 ? rateText : '';
  ledger.move(openedOn, isFirst ? entries.open : entries.slip, plan.satang, stated);
  for (let term = 1; ; term += 1) {
    const maturityOn = addMonths(dayText(openedOn), months * term);
    const on = dayNumber(maturityOn);
    if (on > until) return { plan, ledger, rateText, maturityOn };
    ledger.payInterest(on);
    if (plan.drawn) {
      ledger.move(on, entries.slipDrawn, -ledger.balance());
      return { plan, ledger, rateText, maturityOn: '' };
    }
    const next = rateTexts[term] ?? rateText;
    if (next !== rateText) ledger.changeRate(on, entries.newRate, next);
    rateText = next;
  }
}

/** Pays out what the slips that are left hold; the account ends with the last of them. */
function close(running: readonly Running[], on: DayNumber): void {
  const left = running.filter(({ maturityOn }) => maturityOn !== '');
  for (const { ledger } of left) {
    ledger.payInterest(on);
    const entry = ledger === left.at(-1)?.ledger ? entries.close : entries.slipDrawn;
    ledger.move(on, entry, -ledger.balance());
  }
}

/** The slips on a day, and on the day on which the account was closed, if it was. */
export function slipAccount(
  plans: readonly SlipPlan[],
  asOf: DayNumber,
  closedOn: DayNumber | undefined,
): SlipAccount {
  const opened = plans.filter(({ openedOn }) => openedOn <= asOf);
  const until = closedOn === undefined ? asOf : closedOn - 1;
  const running = opened.map((plan, at) => run(plan, at === 0, until));
  if (closedOn !== undefined) close(running, closedOn);
  const slips = running.map(({ plan, ledger, rateText, maturityOn }): Slip => {
    const isOpen = closedOn === undefined && maturityOn !== '';
    return {
      ...{ slipNo: plan.slipNo, openedOn: plan.openedOn, rateText },
      maturityOn: isOpen ? maturityOn : '',
      balanceSatang: ledger.balance(),
      accruedSatang: isOpen ? ledger.accrued(asOf) : 0n,
      status: isOpen ? 'OPEN' : 'CLOSED',
    };
  });
  let balanceSatang: Satang = 0n;
  const lines = running
    .flatMap(({ ledger }) => ledger.lines)
    .toSorted((a, b) => a.on - b.on)
    .map((line): DepositLine => {
      balanceSatang += BigInt(line.sign) * line.amountSatang;
      return { ...line, balanceSatang };
    });
  return { slips, lines };
}

/** What the slips of an account have earned; each is rounded by itself. */
export const accruedOnSlips = (slips: readonly Slip[]): Satang =>
  sumOf(slips, ({ accruedSatang }) => accruedSatang);
