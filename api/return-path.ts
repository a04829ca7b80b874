/** The page that somebody asked for before signing in, and where to go when none was. */
import { paths } from './paths.ts';

/** First page of the members' portal: the overview. */
export const landingPath: string = paths.memberStatus;
/** First page of the agencies' portal. */
export const agencyLandingPath: string = paths.agencyDashboard;

/** A word after `/member/` but not the sign-in, then plain segments, then a query. */
const portalPage =
  /^\/member\/(?!logon(?:[/?]|$))[a-z_-]+(?:\/[\w\-.~%!$&'()*+,;=:@]+)*(?:\?[^\s#\\]*)?$/;
/** The agencies' addresses are exact: one word, then a query. */
const agencyPage = /^\/membergroup\/(?!logon(?:\?|$))[a-z_]+(?:\?[^\s#\\]*)?$/;
/** A segment that a browser would resolve away, plain or percent-encoded. */
const dots = /\/(?:\.|%2e){1,2}(?=[/?]|$)/i;

/**
 * The page asked for, out of a navigation's state, if it is one of the portal; else undefined:
 * another origin, the sign-in itself and any page outside the portal count as none (T29).
 */
export function memberReturnPath(state: unknown): string | undefined {
  const { returnTo: path } = Object(state);
  if (typeof path !== 'string' || !portalPage.test(path)) return undefined;
  return dots.test(path.split('?')[0] ?? '') ? undefined : path;
}

/** The same of the agencies' portal. */
export function agencyReturnPath(state: unknown): string | undefined {
  const { returnTo: path } = Object(state);
  return typeof path === 'string' && agencyPage.test(path) ? path : undefined;
}
