/** The summary of a month as it travels. */
import { monthParts } from '../../../api/agency/month/month-query.ts';
import type { CoverDetail } from '../../../api/agency/settings.ts';
import { fullName } from '../../../api/sheet/owner-facts.ts';
import { displayNumber } from '../../../core/agency/display-number.ts';
import { billKey, fits, isReason, type Tally as ReportTally } from '../../../core/agency/report.ts';
import {
  fullHistory,
  type MonthFigures,
  type MonthSums,
  monthlyHistory,
  monthSums,
  unitSums,
} from '../../../core/agency/roll-up.ts';
import {
  type BilledGroup,
  billedOf,
  type GroupSum,
  groupSums,
  groupTotal,
  outcomesOf,
  shortBills,
  type Tally,
} from '../../../core/agency/summary.ts';
import { addMonths } from '../../../core/days.ts';
import { type Satang, toDtoBaht } from '../../../core/satang.ts';
import type { AgencyBill } from '../../../records/figures/agencies.ts';
import { type Found, type OwnMonth, trendMonths } from './read.server.ts';
import type { SummaryData } from './shapes.ts';

type Own = NonNullable<SummaryData['own']>;
type SubUnits = NonNullable<SummaryData['sub_units']>;

const orNull = (satang: Satang | null): string | null =>
  satang === null ? null : toDtoBaht(satang);
const tallyOf = ({ count, amountSatang }: Tally) => ({ count, amount: toDtoBaht(amountSatang) });

const reported = ({ count, satang }: ReportTally) => ({ count, amount: toDtoBaht(satang) });

interface ShortFigures {
  readonly billedSatang: Satang;
  readonly collectedSatang: Satang;
  readonly reason: string | null;
  readonly newAgency: string | null;
}

const groupOf = (sum: GroupSum, isFull: boolean): Own['table_a'][number] => ({
  group: sum.group,
  count: sum.count,
  principal: isFull ? orNull(sum.principalSatang) : null,
  interest: isFull ? orNull(sum.interestSatang) : null,
  amount: toDtoBaht(sum.amountSatang),
});

/** Table A of some groups; `isFull`: with principal and interest. */
function groupTable(sums: readonly GroupSum[], isFull: boolean): Pick<Own, 'table_a' | 'total_a'> {
  const total = groupTotal(sums);
  return {
    table_a: sums.map((sum) => groupOf(sum, isFull)),
    total_a: {
      principal: isFull ? orNull(total.principalSatang) : null,
      interest: isFull ? orNull(total.interestSatang) : null,
      amount: toDtoBaht(total.amountSatang),
    },
  };
}

/** Before posting the agency's own word counts; it speaks of whole bills, not of their items. */
function outcomesTable({ month, bills, progress }: OwnMonth, group?: BilledGroup): Own['table_b'] {
  const refund = group === undefined ? tallyOf(outcomesOf(bills).refund) : null;
  const billed = tallyOf(billedOf(bills, group));
  if (month.state === 'POSTED') {
    const { collected, uncollected, partial } = outcomesOf(bills, group);
    const tallies = { collected: tallyOf(collected), uncollected: tallyOf(uncollected) };
    return { told: 'POSTED', billed, ...tallies, partial, unreported: null, refund };
  }
  if (group !== undefined || progress.lines.length === 0) {
    const unknown = { collected: null, uncollected: null, partial: null, unreported: null };
    return { told: 'NOT_YET', billed, ...unknown, refund };
  }
  const { collected, uncollected, partial, unreported } = progress.sums;
  const tallies = { collected: reported(collected), uncollected: reported(uncollected) };
  return {
    told: 'REPORTED',
    billed,
    ...tallies,
    partial,
    unreported: reported(unreported),
    refund,
  };
}

const lineOf = (bill: AgencyBill, figures: ShortFigures): Own['table_c'][number] => ({
  membership_no: bill.memberNo,
  bill_seq: bill.seq,
  name: fullName(bill),
  billed: toDtoBaht(figures.billedSatang),
  collected: toDtoBaht(figures.collectedSatang),
  uncollected: toDtoBaht(figures.billedSatang - figures.collectedSatang),
  reason: figures.reason !== null && isReason(figures.reason) ? figures.reason : null,
  new_agency: figures.newAgency,
});

function shortTable(own: OwnMonth, group?: BilledGroup): Own['table_c'] {
  const { month, bills, progress, newNames } = own;
  if (month.state === 'POSTED') {
    return shortBills(bills, group).map(({ bill, ...figures }) => {
      const { reason, newAgencyNo } = bill;
      const newAgency = newAgencyNo === null ? null : (newNames.get(newAgencyNo) ?? null);
      return lineOf(bill, { ...figures, reason, newAgency });
    });
  }
  if (group !== undefined) return [];
  const lines = new Map(progress.lines.map((line) => [billKey(line), line]));
  return bills.flatMap((bill) => {
    const line = lines.get(billKey(bill));
    if (line === undefined || line.outcome === 'FULL' || !fits(line, bill)) return [];
    return lineOf(bill, { ...line, billedSatang: bill.billedSatang });
  });
}

function ownOf(own: OwnMonth, { group, detail }: Manner): Own {
  const { month, bills } = own;
  const sums = groupSums(bills);
  const shown = group === undefined ? sums : sums.filter((sum) => sum.group === group);
  const { table_a, total_a } = groupTable(shown, detail === 'full');
  return {
    state: own.progress.state,
    due_on: month.dueOn,
    posted_on: month.postedOn,
    members: month.members,
    billed: toDtoBaht(month.billedSatang),
    table_a: detail === 'total' ? [] : table_a,
    total_a,
    table_b: outcomesTable(own, group),
    table_c: shortTable(own, group),
  };
}

const sumsOf = (sums: MonthSums) => ({
  members: sums.members,
  billed: toDtoBaht(sums.billedSatang),
  collected: orNull(sums.collectedSatang),
  uncollected: orNull(sums.uncollectedSatang),
  state: sums.state === 'POSTED' ? ('POSTED' as const) : ('OPEN' as const),
});

function subUnitsOf({ subs, below, own }: Found, shown: string): SubUnits {
  const names = new Map(subs.map(({ agencyNo, name }) => [agencyNo, name]));
  const own_ = own ? [own.month] : [];
  const ownSums = monthSums(own_);
  const all: readonly MonthFigures[] = [...below.filter(({ month }) => month === shown), ...own_];
  const total = monthSums(all);
  return {
    units: unitSums(below, shown).map((unit) => ({
      no: unit.unitNo,
      name: names.get(unit.unitNo) ?? '',
      agencies: unit.agencies,
      ...sumsOf(unit),
    })),
    own: ownSums ? sumsOf(ownSums) : null,
    total: total
      ? { ...sumsOf(total), agencies: total.agencies, posted_agencies: total.postedAgencies }
      : null,
  };
}

const nobody = { members: null, billed: null, collected: null, uncollected: null, posted: false };

/** The twelve months that end with the one shown; drafts have been sent to nobody. */
function trendOf(rows: readonly MonthFigures[], shown: string): SummaryData['trend'] {
  const from = addMonths(shown, -trendMonths);
  const within = rows.filter(
    ({ month, state }) => month > from && month <= shown && state !== 'DRAFT',
  );
  return fullHistory(monthlyHistory(within), shown).map(({ month, sums }) => {
    if (sums === undefined) return { ...monthParts(month), ...nobody };
    const { members, billed, collected, uncollected } = sumsOf(sums);
    const posted = sums.postedAgencies === sums.agencies;
    return { ...monthParts(month), members, billed, collected, uncollected, posted };
  });
}

interface Manner {
  readonly group: BilledGroup | undefined;
  /** How much the cooperative lets agencies see (D-23). */
  readonly detail: CoverDetail;
}

export function summaryOf(found: Found, manner: Manner): SummaryData {
  const { publication, agency, subs, below, months, shown, own, history } = found;
  const isOwn = history.length > 0 || subs.length === 0;
  const { year = null, month = null } = shown === undefined ? {} : monthParts(shown);
  return {
    unit: {
      no: agency.agencyNo,
      no_display: displayNumber(agency.agencyNo),
      name: agency.name,
    },
    as_of: publication.asOf,
    year,
    month,
    group: manner.group ?? null,
    by_group: manner.detail !== 'total',
    months: months.map(({ month: day, state }) => ({ ...monthParts(day), state })),
    own: own ? ownOf(own, manner) : null,
    trend: shown === undefined ? [] : trendOf(isOwn ? history : below, shown),
    trend_of: isOwn ? 'OWN' : 'BELOW',
    sub_units: subs.length > 0 && shown !== undefined ? subUnitsOf(found, shown) : null,
  };
}
