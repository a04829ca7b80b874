/** One spelling for each address, so that no page is made and kept under several. */

/** Letters, digits and `-._~` need no escape and mean the same without (RFC 3986, 6.2.2.2). */
const needless = /%(?:2d|2e|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/** First parts that are no pages by themselves: what follows belongs to the name of the page. */
const wings = 'admin|auth|cookie|member|membergroup|office';
const name = new RegExp(`^/(?:(?:${wings})/)?[^/%]+`, 'i');
const mixed = ['/auth/Error', '/auth/notFoundUser', '/boardPost', '/boardShow'];
const spellings = new Map(mixed.map((path) => [path.toLowerCase(), path]));

/**
 * The path as it is spelled by ourselves: no `.` and `..`, no doubled or last slash, nothing
 * escaped that need not be, and the page's name in its own case. Never names a host.
 */
export function spelledPath(path: string): string {
  const plain = path.replace(needless, (code) => decodeURIComponent(code));
  const { pathname } = new URL(`http://site${plain}`);
  const single = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return single.replace(name, (page) => spellings.get(page.toLowerCase()) ?? page.toLowerCase());
}

/** Pages that stand at every address below their own, and look the same there (R021, R022). */
const wide = /^(\/auth\/(?:Error|notFoundUser))\/[^?]+/;
/** Below this there are two pages, and for all else one sentence in their frame. */
const noCookiePage = /^\/cookie\/(?!(?:cookies|policy)(?:\?|$))[^?]+/;

/** The address under which a page is made, for all that look the same. */
export function sharedAddress(url: string): string {
  return url.replace(wide, '$1').replace(noCookiePage, '/cookie/nowhere');
}

/** Portals: nothing of theirs is for others, and theirs are as many as there are members. */
export function isPersonal(path: string): boolean {
  return /^\/(member|membergroup|office|admin)(\/|$)/i.test(path);
}
