/** One deposit account from its opening to a day: its lines, and the row that sums them up. */
import { addMonths, type Day } from '../../core/days.ts';
import { formatRate } from '../../core/rate.ts';
import { bandRate } from '../../core/rate-bands.ts';
import type { Satang } from '../../core/satang.ts';
import {
  type DayNumber,
  dayNumber,
  dayText,
  type Month,
  monthNumber,
  monthOf,
} from '../calendar.ts';
import { type DepositLedger, type DepositLine, depositLedger } from './deposit-balance.ts';
import type { Kind } from './deposit-kinds.ts';
import { accruedOnSlips, type Slip, type SlipPlan, slipAccount } from './deposit-slips.ts';
import { entries } from './entries.ts';
import { type Plan, runPlan } from './moves.ts';

export interface AccountPlan {
  readonly kind: Kind;
  readonly accountNo: string;
  readonly openedOn: DayNumber;
  readonly closedOn: DayNumber | undefined;
  readonly openingSatang: Satang;
  /** Percent a year at the opening, where later lines change it; left out, that of the kind. */
  readonly openingRateText?: string;
  /** What happens each month; a fixed account has none and only renews. */
  readonly plan: Plan | undefined;
  /** Where a fixed account's interest goes at maturity; '' leaves it in the account. */
  readonly interestTo: string;
  /** Tax is withheld from a fixed account's interest. */
  readonly taxed?: true;
  /** The sums of which the account consists; the first is the opening's, on its day. */
  readonly slips?: readonly SlipPlan[];
  /** What payroll is asked for each month, into this account. */
  readonly collectedSatang: Satang;
}

export interface Account {
  readonly accountNo: string;
  readonly kind: Kind;
  /**
   * Percent a year as the extract writes it: the last that a line stated, that of the kind, or
   * where it goes by the balance the one that this has reached; '' of an account with slips, as is
   * the day on which it matures.
   */
  readonly rateText: string;
  readonly openedOn: DayNumber;
  readonly maturityOn: Day | '';
  readonly balanceSatang: Satang;
  readonly heldSatang: Satang;
  readonly availableSatang: Satang;
  readonly accruedSatang: Satang;
  readonly lastActivityOn: DayNumber;
  readonly status: 'OPEN' | 'CLOSED';
  readonly lines: readonly DepositLine[];
  readonly slips: readonly Slip[];
}

/** What the Revenue Code withholds of interest on fixed deposits. */
const taxPercent = 15n;

/** Pays interest at each anniversary up to a day; returns the next one, when it matures. */
function renew(plan: AccountPlan, ledger: DepositLedger, until: DayNumber): Day {
  const opened = dayText(plan.openedOn);
  for (let years = 1; ; years += 1) {
    const maturity = addMonths(opened, 12 * years);
    if (dayNumber(maturity) > until) return maturity;
    const interest = ledger.payInterest(dayNumber(maturity));
    if (plan.taxed)
      ledger.move(dayNumber(maturity), entries.tax, -((interest * taxPercent) / 100n));
    if (interest > 0n && plan.interestTo !== '') {
      ledger.move(dayNumber(maturity), entries.interestOut(plan.interestTo), -interest);
    }
  }
}

function run(plan: AccountPlan, ledger: DepositLedger, until: DayNumber): Day | '' {
  if (!plan.plan) return renew(plan, ledger, until);
  const leastSatang = plan.kind.minimumSatang;
  const first = monthOf(monthNumber(dayText(plan.openedOn)));
  runPlan({ ledger, from: plan.openedOn, until, leastSatang, plan: plan.plan }, first);
  return '';
}

/** What payroll is asked for in a month, in satang: nothing before the opening or after the end. */
export function collectedIn(plan: AccountPlan, month: Month): Satang {
  const open = plan.openedOn <= month.last && (plan.closedOn ?? month.last + 1) > month.last;
  return open ? plan.collectedSatang : 0n;
}

const lastRateText = ({ kind }: AccountPlan, { lines }: DepositLedger): string =>
  lines.findLast(({ rateText }) => rateText !== '')?.rateText ?? kind.rateText;

type State = Pick<
  Account,
  | 'rateText'
  | 'maturityOn'
  | 'balanceSatang'
  | 'accruedSatang'
  | 'lastActivityOn'
  | 'lines'
  | 'slips'
>;

/** An account that is one sum. */
function stateOf(plan: AccountPlan, asOf: DayNumber, closed: DayNumber | undefined): State {
  const { openingRateText } = plan;
  const { rate, banded, delivered } = plan.kind;
  const bands = banded?.read;
  const yearDays = delivered ? 360 : 365;
  const ledger = depositLedger({ rate, bands, yearDays }, plan.openedOn);
  ledger.move(plan.openedOn, entries.open, plan.openingSatang, openingRateText);
  const maturityOn = run(plan, ledger, closed === undefined ? asOf : closed - 1);
  if (closed !== undefined) {
    ledger.payInterest(closed);
    ledger.move(closed, entries.close, -ledger.balance());
  }
  return {
    rateText: bands ? formatRate(bandRate(bands, ledger.balance())) : lastRateText(plan, ledger),
    maturityOn: closed === undefined ? maturityOn : '',
    balanceSatang: ledger.balance(),
    accruedSatang: closed === undefined ? ledger.accrued(asOf) : 0n,
    lastActivityOn: ledger.lastOn(),
    lines: ledger.lines,
    slips: [],
  };
}

function stateOfSlips(
  plans: readonly SlipPlan[],
  asOf: DayNumber,
  closed: DayNumber | undefined,
): State {
  const { slips, lines } = slipAccount(plans, asOf, closed);
  const last = lines.at(-1) as DepositLine;
  return {
    ...{ rateText: '', maturityOn: '' as const, slips, lines },
    balanceSatang: last.balanceSatang,
    accruedSatang: accruedOnSlips(slips),
    lastActivityOn: last.on,
  };
}

/**
 * The account on a day; undefined when it was not open yet. A later day only adds lines. What is
 * pledged for loans (satang) is held.
 */
export function depositAccount(
  plan: AccountPlan,
  asOf: DayNumber,
  pledgedSatang: Satang = 0n,
): Account | undefined {
  if (plan.openedOn > asOf) return undefined;
  const closed = plan.closedOn !== undefined && plan.closedOn <= asOf ? plan.closedOn : undefined;
  const state = plan.slips ? stateOfSlips(plan.slips, asOf, closed) : stateOf(plan, asOf, closed);
  const free = state.balanceSatang - pledgedSatang - plan.kind.minimumSatang;
  return {
    ...state,
    accountNo: plan.accountNo,
    kind: plan.kind,
    openedOn: plan.openedOn,
    heldSatang: pledgedSatang,
    availableSatang: free > 0n ? free : 0n,
    status: closed === undefined ? 'OPEN' : 'CLOSED',
  };
}
