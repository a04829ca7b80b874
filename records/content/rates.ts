/** Interest rates with what was in force before, dividends, and what was announced of them. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { type Announcement, announcementsOf } from './announcements.ts';
import { type DividendRates, isAnnounced, type PublishedRate } from './home.ts';

/** The category whose topics announce rates. */
const category = 'rates';

// In the order of the newest: a kind of account may have moved since.
const rates = statement<PublishedRate, [today: string]>(`
  SELECT kind, name, rate, effective_on AS "effectiveOn" FROM (
    SELECT kind, name, rate, effective_on, first_value(position)
      OVER (PARTITION BY kind, name ORDER BY effective_on DESC) AS place
    FROM portal.interest_rates WHERE effective_on <= $1
  ) begun ORDER BY kind, place, name, effective_on DESC`);

const dividends = statement<DividendRates, [today: string]>(`
  SELECT year, dividend_rate AS "dividendRate", refund_rate AS "refundRate"
  FROM portal.dividend_rates WHERE ${isAnnounced('$1')} ORDER BY year DESC`);

export interface RatesContent {
  /** All that have begun by the day asked for; of each name the newest first. */
  readonly rates: readonly PublishedRate[];
  /** Every year, newest first. */
  readonly dividends: readonly DividendRates[];
  readonly announcements: readonly Announcement[];
}

/** Rates as they stand on a day (`YYYY-MM-DD`); for a read that asks `atOnce`. */
export async function ratesContent(db: Db, today: string): Promise<RatesContent> {
  const [rate, dividend, announced] = await Promise.all([
    rates(db, today),
    dividends(db, today),
    announcementsOf(db, category),
  ]);
  return { rates: rate, dividends: dividend, announcements: announced };
}
