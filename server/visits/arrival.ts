/** Whether a request is a person who arrives, by what the browser says of itself. */
import type { IncomingHttpHeaders } from 'node:http';
import { hostOf } from '../auth/origin.ts';

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
