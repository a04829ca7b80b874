/** The cooperative's rates, out of the public content. */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { formatRate } from '../../../core/rate.ts';
import { bangkokDay, toBuddhistYear } from '../../../core/thai-date.ts';
import { announcementOf } from '../../../records/content/announcements.ts';
import type { PublishedRate } from '../../../records/content/home.ts';
import { ratesContent } from '../../../records/content/rates.ts';
import type { Services } from '../../../records/services.ts';
import { readRates } from './rates.api.ts';

const handle = handlersOn<Services>();

const step = ({ rate, effectiveOn }: PublishedRate) => ({
  rate: formatRate(BigInt(rate)),
  effective_on: effectiveOn,
});

/** Of each name the rate in force, and those before it. */
function ratesOf(rates: readonly PublishedRate[], kind: PublishedRate['kind']) {
  const own = rates.filter((rate) => rate.kind === kind);
  return [...Map.groupBy(own, (rate) => rate.name)].flatMap(([name, [current, ...former]]) =>
    current ? [{ name, ...step(current), former: former.map(step) }] : [],
  );
}

export const handlers: readonly Handler<Services>[] = [
  handle(readRates, {
    keep: 'content',
    run: async ({ services, facts }) => {
      const { rates, dividends, announcements } = await services.records.readAsVisitor(
        (db) => ratesContent(db, bangkokDay(facts.at)),
        { atOnce: true },
      );
      return {
        data: {
          deposit: ratesOf(rates, 'DEPOSIT'),
          loan: ratesOf(rates, 'LOAN'),
          dividends: dividends.map(({ year, dividendRate, refundRate }) => ({
            year_be: toBuddhistYear(year),
            dividend_rate: formatRate(BigInt(dividendRate)),
            refund_rate: formatRate(BigInt(refundRate)),
          })),
          announcements: announcements.map(announcementOf),
        },
      };
    },
  }),
];
