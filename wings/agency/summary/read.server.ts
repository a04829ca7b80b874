/** All that the summary of a month is made of, read in one transaction. */
import { monthOfQuery } from '../../../api/agency/month/month-query.ts';
import { Problem } from '../../../api/problem.ts';
import type { AgencyCaller } from '../../../api/session/session-control.ts';
import { Mismatch } from '../../../core/agency/reconciliation.ts';
import { type BelowMonth, monthlyHistory } from '../../../core/agency/roll-up.ts';
import { groupSums, groupTotal } from '../../../core/agency/summary.ts';
import { addMonths } from '../../../core/days.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import { type Progress, readProgress } from '../../../records/agency/progress.ts';
import { assertReconciled, MonthMismatch } from '../../../records/agency/reconciled.ts';
import type { Db } from '../../../records/database.ts';
import {
  type Agency,
  type AgencyBill,
  type AgencyMonth,
  agencyBills,
  agencyMonth,
  agencyMonths,
  findAgency,
  newAgencies,
  subAgencies,
  subAgencyMonths,
} from '../../../records/figures/agencies.ts';
import { currentPublication, type Publication } from '../../../records/publications.ts';
import type { Services } from '../../../records/services.ts';

/** So many months can be picked, and so many make the trend (D-26). */
export const monthsInSight = 24;
export const trendMonths = 12;

/** The agency's own month with its bills. */
export interface OwnMonth {
  readonly month: AgencyMonth;
  readonly bills: readonly AgencyBill[];
  /** What the agency's people have done with it. */
  readonly progress: Progress;
  /** Names of the agencies that members have gone to. */
  readonly newNames: ReadonlyMap<string, string | null>;
}

export interface Found {
  readonly publication: Publication;
  readonly agency: Agency;
  /** Directly below, by number. */
  readonly subs: readonly Agency[];
  readonly below: readonly BelowMonth[];
  /** Own months and those of the units below, newest first. */
  readonly months: readonly Pick<AgencyMonth, 'month' | 'state'>[];
  /** First day of the month that is shown; undefined: there is none yet. */
  readonly shown: string | undefined;
  readonly own: OwnMonth | undefined;
  /** Own months up to the one that is shown, newest first. */
  readonly history: readonly AgencyMonth[];
}

type MonthRow = Pick<AgencyMonth, 'month' | 'state'>;

/** Own months count before those of the units: of the same month the own state is told. */
function monthsToPick(own: readonly MonthRow[], below: readonly BelowMonth[]): MonthRow[] {
  const ownMonths = new Set(own.map(({ month }) => month));
  const others = monthlyHistory(below)
    .filter(({ month }) => !ownMonths.has(month))
    .map(({ month, state }) => ({ month, state: state as AgencyMonth['state'] }));
  return [...own, ...others]
    .toSorted((a, b) => (a.month < b.month ? 1 : -1))
    .slice(0, monthsInSight);
}

async function ownMonth(db: Db, month: AgencyMonth | undefined): Promise<OwnMonth | undefined> {
  if (month === undefined) return undefined;
  const [bills, newAgencyRows, progress] = await Promise.all([
    agencyBills(db, month.month),
    newAgencies(db, month.month),
    readProgress(db, month),
  ]);
  const newNames = new Map(newAgencyRows.map(({ agencyNo, name }) => [agencyNo, name]));
  return { month, bills, progress, newNames };
}

async function find(db: Db, requestedMonth: string | undefined): Promise<Found> {
  const [publication, agency, newest, subs] = await Promise.all([
    currentPublication(db),
    findAgency(db),
    agencyMonths(db, { limit: monthsInSight }),
    subAgencies(db),
  ]);
  if (!publication || !agency) throw new Problem('not_found');
  const since = `${addMonths(publication.asOf, -monthsInSight).slice(0, 7)}-01`;
  const below = subs.length === 0 ? [] : await subAgencyMonths(db, since);
  const months = monthsToPick(newest, below);
  const shown = requestedMonth ?? months.find(({ state }) => state !== 'DRAFT')?.month;
  const base = { publication, agency, subs, below, months, shown };
  if (shown === undefined) return { ...base, own: undefined, history: [] };
  const [single, history] = await Promise.all([
    agencyMonth(db, shown),
    agencyMonths(db, { limit: trendMonths, before: [addMonths(shown, 1)] }),
  ]);
  // A month that neither the agency nor anybody below it was billed for is not theirs to see.
  if (!single && !below.some(({ month }) => month === shown)) throw new Problem('not_found');
  return { ...base, own: await ownMonth(db, single), history };
}

/** @throws MonthMismatch unless bills, cover, month and the table by groups state the same. */
function assertSummary(agencyNo: string, own: OwnMonth): void {
  assertReconciled(agencyNo, own);
  const { amountSatang } = groupTotal(groupSums(own.bills));
  const { month, billedSatang } = own.month;
  if (amountSatang === billedSatang) return;
  const fault = new Mismatch('summary.total', toDtoBaht(billedSatang), toDtoBaht(amountSatang));
  throw new MonthMismatch(agencyNo, month, fault);
}

interface MonthQuery {
  readonly year?: string | undefined;
  readonly month?: string | undefined;
}

/** Throws `not_found` for a month of nobody's, MonthMismatch where the figures differ. */
export async function readMonth(
  { records }: Pick<Services, 'records'>,
  { agencyNo }: Pick<AgencyCaller, 'agencyNo'>,
  input: MonthQuery,
): Promise<Found> {
  const requestedMonth = monthOfQuery(input);
  const found = await records.readAsAgency(agencyNo, (db) => find(db, requestedMonth));
  if (found.own) assertSummary(agencyNo, found.own);
  return found;
}
