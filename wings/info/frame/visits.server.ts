/** How many visits the site has had. */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { bangkokDay } from '../../../core/thai-date.ts';
import { readVisitCounts } from '../../../records/content/visits.ts';
import type { Services } from '../../../records/services.ts';
import { readVisits } from './visits.api.ts';

const handle = handlersOn<Services>();

export const handlers: readonly Handler<Services>[] = [
  handle(readVisits, {
    // They grow without a publish; a minute late is early enough for numbers of this kind.
    keep: 'content',
    run: async ({ services, facts }) => {
      const { today, total } = await services.records.readAsVisitor(
        (db) => readVisitCounts(db, bangkokDay(facts.at)),
        { atOnce: true },
      );
      return { data: { today: Number(today), total: Number(total) } };
    },
  }),
];
