/** Where an agency's month stands and what comes next (D-24). */
import { monthParts } from '../../../api/agency/month/month-query.ts';
import { changedSince } from '../../../api/agency/report.text.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import type { AgencyCaller } from '../../../api/session/session-control.ts';
import { displayNumber } from '../../../core/agency/display-number.ts';
import { Mismatch } from '../../../core/agency/reconciliation.ts';
import { monthlyHistory } from '../../../core/agency/roll-up.ts';
import { moneyIsHere } from '../../../core/agency/state.ts';
import { tally } from '../../../core/agency/summary.ts';
import { eventsOf } from '../../../core/agency/workflow/events.ts';
import { nextAction } from '../../../core/agency/workflow/next.ts';
import { addMonths, daysBetween } from '../../../core/days.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import { guideToRead } from '../../../records/agency/guide.ts';
import { unopenedLetters } from '../../../records/agency/letters.ts';
import { type Progress, readProgress } from '../../../records/agency/progress.ts';
import { assertReconciled, MonthMismatch } from '../../../records/agency/reconciled.ts';
import { type ReportBill, reportBills } from '../../../records/agency/reports.ts';
import { listTopics } from '../../../records/content/topics/lists.ts';
import type { Db } from '../../../records/database.ts';
import {
  type AgencyMonth,
  agencyBills,
  agencyMonths,
  findAgency,
  subAgencies,
  subAgencyMonths,
} from '../../../records/figures/agencies.ts';
import { today } from '../../../records/pages/today.ts';
import { currentPublication } from '../../../records/publications.ts';
import type { Services } from '../../../records/services.ts';
import { readDashboard } from './dashboard.api.ts';
import type { DashboardData } from './shapes.ts';

const handle = handlersOn<Services>();

/** A draft may stand above the two months that are told of. */
const monthsRead = 3;
/** How far back the newest month of the agencies below may lie. */
const monthsBelow = 3;
const newsCount = 3;
const news = { key: 'news', contentType: 'GENERAL', year: undefined, question: undefined } as const;

/** Staff say why; of what was billed anew the system does. */
function whyReturned(report: Progress['report']): string | null {
  if (report?.state !== 'RETURNED') return null;
  return report.returnedBy === 'SYSTEM' ? changedSince : report.returnedReason;
}

function nowOf(month: AgencyMonth, progress: Progress, day: string): DashboardData['now'] {
  const { state, letter, letters, report, steps, sums, open } = progress;
  const by = report?.state ?? 'NONE';
  const postedOn = state === 'POSTED' ? month.postedOn : null;
  return {
    ...monthParts(month.month),
    state,
    members: month.members,
    billed: toDtoBaht(month.billedSatang),
    due_on: month.dueOn,
    days_left: moneyIsHere(state) ? null : daysBetween(day, month.dueOn),
    posted_on: postedOn,
    steps: eventsOf({ letters, steps, postedOn }).map(({ step, on }) => ({ step, on })),
    stands: by === 'SUBMITTED' || by === 'ACCEPTED',
    bills: sums.billed.count,
    reported: sums.billed.count - sums.unreported.count,
    next: nextAction({
      state,
      unopened: letter !== undefined && letter.openedAt === null,
      report: by,
      open,
    }),
    returned_reason: whyReturned(report),
    letter: letter ? { year: letter.yearBe, run: letter.run } : null,
  };
}

/** @throws MonthMismatch where the bills are not short by what the month states. */
function beforeOf(
  agencyNo: string,
  month: AgencyMonth | undefined,
  bills: readonly ReportBill[],
): DashboardData['before'] {
  if (month === undefined) return null;
  const posted = month.state === 'POSTED';
  const short = tally(bills.map((bill) => bill.billedSatang - bill.collectedSatang));
  if (short.amountSatang !== month.uncollectedSatang) {
    const [added, stated] = [short.amountSatang, month.uncollectedSatang].map(toDtoBaht);
    const fault = new Mismatch('month.uncollected', added ?? '', stated ?? '');
    throw new MonthMismatch(agencyNo, month.month, fault);
  }
  return {
    ...monthParts(month.month),
    posted,
    uncollected: posted ? { count: short.count, amount: toDtoBaht(short.amountSatang) } : null,
  };
}

async function belowOf(db: Db, asOf: string): Promise<DashboardData['below']> {
  if ((await subAgencies(db)).length === 0) return null;
  const since = `${addMonths(asOf, -monthsBelow).slice(0, 7)}-01`;
  const newest = monthlyHistory(await subAgencyMonths(db, since)).at(-1);
  if (newest === undefined) return null;
  return {
    ...monthParts(newest.month),
    agencies: newest.agencies,
    posted_agencies: newest.postedAgencies,
    members: newest.members,
    billed: toDtoBaht(newest.billedSatang),
  };
}

/** The month under way and the one before it, and only if they tie out. */
async function monthsOf(db: Db, agencyNo: string, months: readonly AgencyMonth[], day: string) {
  const [month, before] = months.filter(({ state }) => state !== 'DRAFT');
  if (month === undefined) return { now: null, before: null };
  const [progress, bills, billsBefore] = await Promise.all([
    readProgress(db, month),
    agencyBills(db, month.month),
    before ? reportBills(db, before.month) : [],
  ]);
  assertReconciled(agencyNo, { month, bills });
  return { now: nowOf(month, progress, day), before: beforeOf(agencyNo, before, billsBefore) };
}

async function dashboard(db: Db, who: AgencyCaller, demo: boolean): Promise<DashboardData> {
  const [publication, agency, months, unopened, guide, topics, clock] = await Promise.all([
    currentPublication(db),
    findAgency(db),
    agencyMonths(db, { limit: monthsRead }),
    unopenedLetters(db),
    guideToRead(db, who.personNo),
    listTopics(db, news, { page: 1, perPage: newsCount }),
    today(db),
  ]);
  if (!publication || !agency) throw new Problem('not_found');
  // The pretend cooperative stands still: by the clock all of its months were long overdue.
  const day = demo ? publication.asOf : clock;
  return {
    unit: {
      no: agency.agencyNo,
      no_display: displayNumber(agency.agencyNo),
      name: agency.name,
    },
    as_of: publication.asOf,
    ...(await monthsOf(db, who.agencyNo, months, day)),
    below: await belowOf(db, publication.asOf),
    unopened_letters: unopened,
    guide: guide
      ? { version: guide.version, title: guide.title, unread: guide.readAt === null }
      : null,
    news: topics.map(({ id, title, publishedOn }) => ({
      id: String(id),
      title,
      published_on: publishedOn,
    })),
  };
}

export const handlers: readonly Handler<Services>[] = [
  handle(readDashboard, {
    async run({ who, services }) {
      const { records, settings } = services;
      const data = await records.readAsAgency(who.agencyNo, (db) =>
        dashboard(db, who, settings.demo),
      );
      return { data };
    },
  }),
];
