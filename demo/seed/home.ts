/** Blocks of the front page that are no topics: rates, slides, calendar, accounts, links. */
import { readRate } from '../../core/rate.ts';
import { dividendDay, endedYears } from '../benefits/dividend-years.ts';
import { dayNumber, dayText, monthNumber, monthOf, workingDay } from '../calendar.ts';
import { kinds } from '../ledgers/deposit-kinds.ts';
import { products } from '../loans/products.ts';
import { nextClosings } from '../moves/closings.text.ts';
import { moved, weekly, yearly } from '../moves/move.ts';
import { referenceTimeline, type Timeline } from '../timeline.ts';
import type { Upkeep } from './accounts.ts';
import {
  bankAccounts,
  closedTitle,
  depositRates,
  dividendEvent,
  links,
  loanRates,
  monthlyEvents,
  singleEvents,
  slides,
} from './home.text.ts';

/** The calendar goes on for so long after the demo's own day. */
const calendarMonths = 24;
const closingsAhead = 2;
/** As of the reference day; a later demo has those of its year. */
const ratesSince = '2025-07-01';
/** What was in force before; the history of a rate. */
const formerly = { since: '2024-01-01', less: { DEPOSIT: 2500n, LOAN: -2500n } } as const;

export interface RateRow {
  readonly kind: 'DEPOSIT' | 'LOAN';
  readonly name: string;
  readonly effectiveOn: string;
  readonly position: number;
  readonly rate: bigint;
}

/** Rates as the demo's ledgers and contracts use them, each with its former one. */
export function rateRows(timeline: Timeline = referenceTimeline): readonly RateRow[] {
  const move = yearly(timeline, ratesSince);
  const deposits = depositRates.map(({ name, kind, rateText }, position) => ({
    kind: 'DEPOSIT' as const,
    name,
    position,
    rate: kind === undefined ? readRate(rateText ?? '') : kinds[kind].rate,
  }));
  const loans = loanRates.map(({ name, product }, position) => ({
    kind: 'LOAN' as const,
    name,
    position,
    rate: products[product].rate,
  }));
  return [...deposits, ...loans].flatMap((row) => [
    { ...row, effectiveOn: move(ratesSince) },
    { ...row, effectiveOn: move(formerly.since), rate: row.rate - formerly.less[row.kind] },
  ]);
}

export interface EventRow {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly title: string;
  readonly place: string;
  readonly url: string | null;
}

/** The next payment of a dividend after a day. */
function nextDividend(day: string): EventRow {
  const year = Number(day.slice(0, 4)) - 1;
  const on = [year, year + 1].map((one) => dayText(dividendDay(one))).find((one) => one > day);
  return { ...dividendEvent, startsOn: on ?? day, endsOn: on ?? day };
}

/** What comes round every month for two years, and what happens once. */
export function eventRows(timeline: Timeline = referenceTimeline): readonly EventRow[] {
  const { day } = timeline;
  const move = weekly(timeline);
  const first = monthNumber(day);
  const monthly = Array.from({ length: calendarMonths }, (_, at) => monthOf(first + at)).flatMap(
    (month) =>
      monthlyEvents.map(({ day: date, told, ...event }) => {
        const usual = dayText(workingDay(month.first + date - 1));
        const announced = told === undefined ? usual : moved(told, move);
        const on = announced.slice(0, 7) === usual.slice(0, 7) ? announced : usual;
        return { ...event, startsOn: on, endsOn: on };
      }),
  );
  const closed = nextClosings(day, closingsAhead).map(({ name, ...days }) => ({
    ...{ ...days, title: closedTitle(name), place: '', url: null },
  }));
  const single = [...moved(singleEvents, move), ...closed, nextDividend(day)];
  return [...single.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1)), ...monthly];
}

type Filling = readonly [table: string, columns: string, rows: readonly (readonly unknown[])[]];

/** What stands in which table, a value for each column. */
const fillings = (timeline: Timeline): readonly Filling[] => [
  [
    'slides',
    'position, image_url, alt, title, body, url',
    slides.map(({ image, title, body, url }, at) => {
      return [at + 1, `/mediafiles/images/Slide/${image}`, '', title, body, url];
    }),
  ],
  [
    'interest_rates',
    'kind, name, effective_on, position, rate',
    rateRows(timeline).map(({ kind, name, effectiveOn, position, rate }) => {
      return [kind, name, effectiveOn, position + 1, String(rate)];
    }),
  ],
  [
    'dividend_rates',
    'year, dividend_rate, refund_rate, announced_on',
    endedYears(dayNumber(timeline.day)).map(({ year, terms, paidOn }) => {
      const on = paidOn === '' ? null : dayText(paidOn);
      return [year, String(terms.dividendRate), String(terms.refundRate), on];
    }),
  ],
  [
    'calendar_events',
    'starts_on, ends_on, title, place, url',
    eventRows(timeline).map((row) => [row.startsOn, row.endsOn, row.title, row.place, row.url]),
  ],
  [
    'bank_accounts',
    'position, bank_code, account_no, account_name, branch, purpose',
    bankAccounts.map((row, at) => {
      return [at + 1, row.bankCode, row.accountNo, row.accountName, row.branch, row.purpose];
    }),
  ],
  [
    'links',
    'position, name, url, description',
    links.map((row, at) => [at + 1, row.name, row.url, row.description]),
  ],
];

/** Tables that hold something already are left as they are: the cooperative edits them. */
export async function seedHome(store: Upkeep, timeline: Timeline): Promise<void> {
  for (const [table, columns, rows] of fillings(timeline)) {
    const { rows: existing } = await store.query(`SELECT 1 FROM portal.${table} LIMIT 1`);
    if (existing.length > 0) continue;
    for (const row of rows) {
      const places = row.map((_, at) => `$${at + 1}`).join(', ');
      await store.query(`INSERT INTO portal.${table} (${columns}) VALUES (${places})`, [...row]);
    }
  }
}
