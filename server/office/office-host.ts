/** Puts the office on a hostname of its own: neither host answers for the other (S1, S4). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../api/problem.ts';
import { hostOf } from '../auth/origin.ts';

/** Pages and calls of staff. */
const office = /^\/(?:api\/office|office|admin)(?:\/|$)/i;
/** Redeems a ticket in the member's part of the portal: the one address of `/admin` there. */
const redeem = '/admin/impersonate/auth/member';
/** Files that every page needs, and signs of life. */
const shared =
  /^\/(?:assets|mediafiles)\/|^\/(?:config\.js|sorry\.css|robots\.txt|healthz|readyz)$/i;

/** Whether the office's or the portal's host answers an address; `path` as it was asked for. */
export function answersHere(path: string, method: string, onOffice: boolean): boolean {
  const plain = plainPath(path);
  const redeems = plain === redeem && method !== 'POST';
  if (shared.test(plain)) return true;
  return onOffice ? office.test(plain) && !redeems : redeems || !office.test(plain);
}

/** As the router reads it, which knows no difference between `/%6fffice` and `/office`. */
function plainPath(path: string): string {
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, '/');
  } catch {
    return path;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Origin of the host that was asked, where it is not the portal's. */
    ownOrigin: string | undefined;
  }
}

/**
 * The office is for those who know its address: search engines leave it out. With a host of its
 * own (`officeHost`), every address of the wrong host is as if it were not there, and the bare
 * office host leads to the office.
 */
export function routeOfficeHost(app: FastifyInstance, officeHost: string | undefined): void {
  app.decorateRequest('ownOrigin', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    if (office.test(path)) reply.header('x-robots-tag', 'noindex, nofollow');
    if (officeHost === undefined) return undefined;
    const onOffice = hostOf(request) === officeHost;
    if (onOffice) request.ownOrigin = `https://${officeHost}`;
    if (onOffice && path === '/') return reply.redirect('/office', 302);
    if (answersHere(path, request.method, onOffice)) return undefined;
    throw new Problem('not_found');
  });
}

function pathOf({ url }: FastifyRequest): string {
  return url.replace(/[?#].*$/s, '');
}
