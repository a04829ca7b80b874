/** What the fields come to: the schedules, or what is wrong with which field (D-28). */
import { type PlannedClose, plannedClose } from '../../../core/loan/close.ts';
import { isLoanDay } from '../../../core/loan/limits.ts';
import { type SalaryLeft, salaryLeft } from '../../../core/loan/salary.ts';
import { loanSchedule } from '../../../core/loan/schedule.ts';
import type { LoanTerms, PlannedLoanFault, Repayment, Schedule } from '../../../core/loan/terms.ts';
import { usualRule } from '../../../core/loan/usual-rule.ts';
import { type Satang, wholeBaht } from '../../../core/satang.ts';
import {
  parseTypedBaht,
  parseTypedRate,
  parseTypedWhole,
} from '../../../core/typed/typed-number.ts';
import { loanFaults } from './faults.text.ts';
import { type LoanField, type LoanSettings, type LoanTyped, presetOf, typedDay } from './fields.ts';

export type LoanFaults = Partial<Record<LoanField, string>>;

export interface LoanResult {
  readonly typeName: string | undefined;
  readonly terms: LoanTerms;
  readonly by: LoanTyped['by'];
  readonly method: LoanTyped['way'];
  /** As asked; a schedule may be over sooner. Undefined where the payment is given. */
  readonly periods: number | undefined;
  /** A way that cannot be gone is undefined; the chosen one always can. */
  readonly schedules: Readonly<Record<LoanTyped['way'], Schedule | undefined>>;
  readonly chosen: Schedule;
  readonly close: PlannedClose | undefined;
  readonly salary: SalaryLeft | undefined;
}

export interface Judged {
  readonly result?: LoanResult;
  readonly faults: LoanFaults;
}

/** What the texts say; undefined where one says nothing. */
interface Understood {
  readonly terms: LoanTerms;
  readonly periods: number;
  readonly paymentSatang: Satang;
  readonly salarySatang: Satang | undefined;
  readonly closeOn: string | undefined;
}

const isEmpty = (text: string): boolean => text.trim() === '';

function understood(typed: LoanTyped, site: LoanSettings, faults: LoanFaults): Understood {
  const preset = presetOf(typed.type, site);
  const need = <Value>(field: LoanField, value: Value | undefined, instead: Value): Value => {
    if (value === undefined) faults[field] = loanFaults.unread(field);
    return value ?? instead;
  };
  const rate = isEmpty(typed.rate) ? preset?.rate : parseTypedRate(typed.rate);
  const byPeriods = typed.by === 'periods';
  const terms: LoanTerms = {
    principalSatang: need('amount', parseTypedBaht(typed.amount), 0n),
    rate: need('rate', rate, 0n),
    rule: usualRule(site.day_count === 'actual' ? 'ACT_ACT' : 'ACT_365F'),
    disbursedOn: need('from', typedDay(typed.from), site.today),
    firstDueCutoffDay: site.calculator.first_due_cutoff_day,
    countDisbursementDay: site.calculator.count_disbursement_day,
  };
  return {
    terms,
    periods: byPeriods ? need('periods', parseTypedWhole(typed.periods), 1) : 1,
    paymentSatang: byPeriods ? 0n : need('payment', parseTypedBaht(typed.payment), 0n),
    salarySatang: isEmpty(typed.salary)
      ? undefined
      : need('salary', parseTypedBaht(typed.salary) || undefined, 1n),
    closeOn: isEmpty(typed.close) ? undefined : need('close', typedDay(typed.close), site.today),
  };
}

/** The field that mends a fault of the arithmetic. */
function fieldOf(fault: PlannedLoanFault, by: LoanTyped['by']): LoanField {
  if (fault === 'RATE_OUT_OF_RANGE') return 'rate';
  if (fault === 'DAY_UNKNOWN') return 'from';
  if (fault === 'PERIODS_OUT_OF_RANGE') return 'periods';
  if (fault === 'PAYMENT_BELOW_INTEREST' || fault === 'TOO_MANY_PERIODS') return by;
  return 'amount';
}

type RepaymentMethods = Record<LoanTyped['way'], Schedule | PlannedLoanFault>;

/** Both ways; a payment that is given is held against equal principals over as many periods. */
function schedulesOf(typed: LoanTyped, input: Understood, site: LoanSettings): RepaymentMethods {
  const { terms, paymentSatang } = input;
  const roundStepSatang = wholeBaht(site.loan_round_step);
  const over = (method: 'EQUAL_PRINCIPAL' | 'EQUAL_INSTALMENT', periods: number) => {
    const repayment: Repayment = { method, periods, roundStepSatang };
    return loanSchedule(terms, repayment);
  };
  if (typed.by === 'periods') {
    return {
      principal: over('EQUAL_PRINCIPAL', input.periods),
      instalment: over('EQUAL_INSTALMENT', input.periods),
    };
  }
  const byPayment = loanSchedule(terms, { method: 'GIVEN_PAYMENT', paymentSatang });
  if (typeof byPayment === 'string') return { principal: byPayment, instalment: byPayment };
  return {
    principal: over('EQUAL_PRINCIPAL', byPayment.instalments.length),
    instalment: byPayment,
  };
}

/** What the type of loan does not allow. */
function beyondType(
  typed: LoanTyped,
  input: Understood,
  schedules: RepaymentMethods,
  site: LoanSettings,
) {
  const faults: LoanFaults = {};
  const preset = presetOf(typed.type, site);
  if (!preset) return faults;
  if (input.terms.principalSatang > preset.maxSatang) {
    faults.amount = loanFaults.typeAmount(preset.name, preset.maxSatang);
  }
  const needed = typed.by === 'periods' ? input.periods : periodsOf(schedules.instalment);
  if (needed > preset.maxPeriods) {
    faults[typed.by] =
      typed.by === 'periods'
        ? loanFaults.typePeriods(preset.name, preset.maxPeriods)
        : loanFaults.typePayment(preset.name, preset.maxPeriods, needed);
  }
  return faults;
}

const scheduleIn = (outcome: Schedule | PlannedLoanFault): Schedule | undefined =>
  typeof outcome === 'string' ? undefined : outcome;
const periodsOf = (outcome: Schedule | PlannedLoanFault): number =>
  scheduleIn(outcome)?.instalments.length ?? 0;

/** The result of what is typed, or the fault of each field. */
export function judgeLoan(typed: LoanTyped, site: LoanSettings): Judged {
  const faults: LoanFaults = {};
  const input = understood(typed, site, faults);
  if (Object.keys(faults).length > 0) return { faults };
  const schedules = schedulesOf(typed, input, site);
  const beyond = beyondType(typed, input, schedules, site);
  const chosen = schedules[typed.way];
  if (typeof chosen === 'string') {
    const field = fieldOf(chosen, typed.by);
    return { faults: { [field]: loanFaults.sentence(chosen, typed.by), ...beyond } };
  }
  const { terms, closeOn, salarySatang } = input;
  const isClosed = closeOn !== undefined && isLoanDay(closeOn);
  const close = isClosed ? plannedClose(terms, chosen, closeOn) : undefined;
  if (closeOn !== undefined && !close) {
    beyond.close = isClosed ? loanFaults.closeBefore : loanFaults.closeUnknown;
  }
  if (Object.keys(beyond).length > 0) return { faults: beyond };
  return {
    faults: {},
    result: {
      typeName: presetOf(typed.type, site)?.name,
      terms,
      by: typed.by,
      method: typed.way,
      periods: typed.by === 'periods' ? input.periods : undefined,
      schedules: {
        principal: scheduleIn(schedules.principal),
        instalment: scheduleIn(schedules.instalment),
      },
      chosen,
      close,
      salary:
        salarySatang === undefined
          ? undefined
          : salaryLeft(chosen, salarySatang, site.calculator.salary_left_percent),
    },
  };
}
