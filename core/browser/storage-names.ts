/**
 * Every name that this site keeps in a browser. The code that keeps something takes its name from
 * here, and so does the table that visitors read (`kept-table.ts`): neither can drift.
 */

/** Cookie half of a member's session: over TLS, and on a loopback address without it (S1). */
export const memberCookie = '__Host-member';
export const memberCookieOnLoopback = 'member';

/** Cookie half of a session of an agency's contact. */
export const agencyCookie = '__Host-agency';
export const agencyCookieOnLoopback = 'agency';

/** Cookie of a session of the office. */
export const officeCookie = '__Host-office';
export const officeCookieOnLoopback = 'office';

/** What a browser is known by at the next sign-in (new device). */
export const deviceCookie = '__Host-device';
export const deviceCookieOnLoopback = 'device';

/** The answer about cookies, Y or N (R093). */
export const consentCookieName = 'acceptCookie';

/** The member area's key, and the older service's key beside it (R094). */
export const memberKeys = ['member', 'user'] as const;

/** The sealed copy of the overview as the member last saw it, and half of what opens it. */
export const lastSeenKey = 'lastSeen';
export const lastSeenCookie = 'lastSeen';

/** Caches of the service worker: pages of nobody, which stand in without signal. */
export const heldCachePrefix = 'sahakon-';

/** The agency area's key (R095). */
export const agencyKey = 'agency';

/** Settings of view: text size, colours, hidden amounts. */
export const viewKey = 'view';

/** Set while the tab lives, so that a refusal is not asked about again on every page. */
export const refusedKey = 'consentRefused';

/** Where each page was scrolled to, for the way back. */
export const scrollKey = 'react-router-scroll-positions';
