/** Counts who comes and what is looked at; no cookie, no address, nothing of a person is kept. */

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bangkokDay } from '../../core/thai-date.ts';
import { addVisitCounts } from '../../records/content/visits.ts';
import type { Records } from '../../records/database.ts';
import { hostOf } from '../auth/origin.ts';

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
    if (request.method === 'GET' && served.has(reply.statusCode)) {
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

/** Cubot makes telephones. */
const machine =
  /(?<!cu)bot|crawl|spider|slurp|archiv|preview|monitor|uptime|headless|lighthouse|hit\/|http/i;

/** A browser of a person: all of them call themselves Mozilla, and few machines do so alone. */
export function isPerson({ 'user-agent': agent = '' }: IncomingHttpHeaders): boolean {
  return agent.startsWith('Mozilla/') && !machine.test(agent);
}

/** A page fetched ahead was not looked at yet. */
function isAhead(headers: IncomingHttpHeaders): boolean {
  return /prefetch|preview|prerender/i.test(
    String(headers['sec-purpose'] ?? headers.purpose ?? ''),
  );
}

/** Whether somebody looks at a page, from wherever he comes. */
export function isLook(headers: IncomingHttpHeaders): boolean {
  const goal = headers['sec-fetch-dest'];
  return isPerson(headers) && !isAhead(headers) && (goal === undefined || goal === 'document');
}

/** Whether a look begins a visit: it comes from another site, a bookmark, a typed address. */
export function isArrival(headers: IncomingHttpHeaders): boolean {
  if (!isLook(headers)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  // Without TLS a browser sends no such word; then the page it comes from tells.
  const from = headers.referer;
  return from === undefined || URL.parse(from)?.host !== hostOf({ headers });
}

type Counts = Map<string, number>;
type Store = (byDay: Counts, byTopic: Counts) => Promise<void>;

export interface Tally {
  visit(): void;
  view(topicId: string): void;
  /** Stores what has come together; what cannot be stored waits for the next time. */
  flush(): Promise<void>;
}

/** Topics whose views can wait at a time; an outage shall not fill memory. */
const mostTopics = 10_000;

export function openTally(store: Store, now: () => number = Date.now): Tally {
  let days: Counts = new Map();
  let topics: Counts = new Map();
  let last: Promise<void> = Promise.resolve();

  const add = (counts: Counts, key: string, more: number) =>
    counts.set(key, (counts.get(key) ?? 0) + more);

  async function storeOnce(): Promise<void> {
    if (days.size + topics.size === 0) return;
    const [byDay, byTopic] = [days, topics];
    [days, topics] = [new Map(), new Map()];
    try {
      await store(byDay, byTopic);
    } catch (error) {
      for (const [day, count] of byDay) add(days, day, count);
      for (const [topic, count] of byTopic) add(topics, topic, count);
      throw error;
    }
  }

  return {
    visit: () => void add(days, bangkokDay(new Date(now())), 1),
    view(topicId) {
      if (topics.has(topicId) || topics.size < mostTopics) add(topics, topicId, 1);
    },
    flush() {
      last = last.catch(() => {}).then(storeOnce);
      return last;
    },
  };
}
