/** Refuses a state-changing call that our own pages did not send (S2; R143, D-38). */
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../api/problem.ts';
import type { Forgery } from './forgery.ts';
import { isFromOurPage, type PublicOrigin } from './origin.ts';

/**
 * Every POST must name our page as its origin and carry both headers, which no foreign page can
 * set without asking first. Throws `forged`.
 */
export function refuseForged(
  request: FastifyRequest,
  sessionId: string | undefined,
  { forgery, publicOrigin }: { forgery: Forgery; publicOrigin: PublicOrigin },
): void {
  const { headers } = request;
  const ours =
    isFromOurPage(request, publicOrigin) &&
    headers['x-requested-with'] === 'XMLHttpRequest' &&
    forgery.accepts(headers['x-csrf-token'], sessionId);
  if (!ours) throw new Problem('forged');
}

/**
 * Refuses a GET that acts (S4) unless script of our own page fetched it: a navigation, a
 * picture, a prefetch and a scanner of links name themselves otherwise, or not at all.
 */
export function refuseUnfetched({ headers }: FastifyRequest): void {
  const fetched =
    headers['sec-fetch-mode'] === 'cors' &&
    headers['sec-fetch-dest'] === 'empty' &&
    headers['sec-fetch-site'] === 'same-origin' &&
    headers['x-requested-with'] === 'XMLHttpRequest';
  if (!fetched) throw new Problem('forged');
}
