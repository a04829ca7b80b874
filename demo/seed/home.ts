/** Blocks of the front page that are no topics: rates, slides, calendar, accounts, links. */
import { readRate } from '../../core/rate.ts';
import { endedYears } from '../benefits/dividend-years.ts';
import { dayNumber, dayText, monthNumber, monthOf, workingDay } from '../calendar.ts';
import { kinds } from '../ledgers/deposit-kinds.ts';
import { products } from '../loans/products.ts';
import type { Upkeep } from './accounts.ts';
import {
  bankAccounts,
  depositRates,
  links,
  loanRates,
  monthlyEvents,
  singleEvents,
  slides,
} from './home.text.ts';

/** The demo's own day; its calendar goes on for two years after it. */
const asOf = '2025-11-28';
const calendarMonths = 24;
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
export function rateRows(): readonly RateRow[] {
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
    { ...row, effectiveOn: ratesSince },
    { ...row, effectiveOn: formerly.since, rate: row.rate - formerly.less[row.kind] },
  ]);
}

export interface EventRow {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly title: string;
  readonly place: string;
  readonly url: string | null;
}

/** What comes round every month for two years, and what happens once. */
export function eventRows(): readonly EventRow[] {
  const first = monthNumber(asOf);
  const monthly = Array.from({ length: calendarMonths }, (_, at) => monthOf(first + at)).flatMap(
    (month) =>
      monthlyEvents.map(({ day, ...event }) => {
        const on = dayText(workingDay(month.first + day - 1));
        return { ...event, startsOn: on, endsOn: on };
      }),
  );
  return [...singleEvents, ...monthly];
}

type Filling = readonly [table: string, columns: string, rows: readonly (readonly unknown[])[]];

/** What stands in which table, a value for each column. */
const fillings = (): readonly Filling[] => [
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
    rateRows().map(({ kind, name, effectiveOn, position, rate }) => {
      return [kind, name, effectiveOn, position + 1, String(rate)];
    }),
  ],
  [
    'dividend_rates',
    'year, dividend_rate, refund_rate',
    endedYears(dayNumber(asOf)).map(({ year, terms }) => {
      return [year, String(terms.dividendRate), String(terms.refundRate)];
    }),
  ],
  [
    'calendar_events',
    'starts_on, ends_on, title, place, url',
    eventRows().map((row) => [row.startsOn, row.endsOn, row.title, row.place, row.url]),
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
export async function seedHome(store: Upkeep): Promise<void> {
  for (const [table, columns, rows] of fillings()) {
    const { rows: existing } = await store.query(`SELECT 1 FROM portal.${table} LIMIT 1`);
    if (existing.length > 0) continue;
    for (const row of rows) {
      const places = row.map((_, at) => `$${at + 1}`).join(', ');
      await store.query(`INSERT INTO portal.${table} (${columns}) VALUES (${places})`, [...row]);
    }
  }
}
