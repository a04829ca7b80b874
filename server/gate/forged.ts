/** Refuses a state-changing call that our own pages did not send (trust B; R143, D-38). */
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
