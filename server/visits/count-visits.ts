/** Counts who comes and what is looked at; no cookie, no address, nothing of a person is kept. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addVisitCounts } from '../../records/content/visits.ts';
import type { Records } from '../../records/database.ts';
import { isInside } from '../auth/inside.ts';
import { isArrival, isLook, isPerson } from './arrival.ts';
import { openTally } from './tally.ts';

/** Milliseconds. */
const flushEvery = 5_000;

const topicPage = /^\/show\/([1-9]\d{0,17})\/?(\?|$)/;
const topicRead = /^\/api\/info\/show\/([1-9]\d{0,17})(\?|$)/;
const served = new Set([200, 304]);

/** The topic that somebody looks at with this request; undefined if none. */
function topicOf({ url, headers }: FastifyRequest): string | undefined {
  if (isLook(headers)) return topicPage.exec(url)?.[1];
  // Read while walking from page to page in the browser.
  const ownPage = headers['sec-fetch-site'] === 'same-origin' && isPerson(headers);
  return ownPage ? topicRead.exec(url)?.[1] : undefined;
}

/** Counts served pages and reads of topics; stores the counts now and then, and at the end. */
export function countVisits(app: FastifyInstance, records: Records): void {
  const tally = openTally((byDay, byTopic) =>
    records.asVisitor((db) => addVisitCounts(db, byDay, byTopic)),
  );
  const lost = (error: unknown) => app.log.warn({ err: error }, 'visits not stored');
  const timer = setInterval(() => {
    if (records.isUp()) tally.flush().catch(lost);
  }, flushEvery).unref();

  app.addHook('onResponse', (request, reply, done) => {
    if (request.method === 'GET' && served.has(reply.statusCode) && !isInside(request)) {
      if (request.routeOptions.url === '/*' && isArrival(request.headers)) tally.visit();
      const topic = topicOf(request);
      if (topic !== undefined) tally.view(topic);
    }
    done();
  });
  app.addHook('onClose', () => {
    clearInterval(timer);
    return tally.flush().catch(lost);
  });
}
