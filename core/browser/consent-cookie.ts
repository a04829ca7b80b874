/** The consent cookie: what is stored, and whether to ask again (R086, R113, R172). */
import { consentCookieName as name } from './storage-names.ts';

export type Choice = 'Y' | 'N';

/** Two years. */
const lifetimeSeconds = 63_072_000;

export function isChoice(value: unknown): value is Choice {
  return value === 'Y' || value === 'N';
}

/** The stored choice in a cookie header or `document.cookie`; undefined when none is. */
export function readChoice(cookies: string): Choice | undefined {
  const found = cookies.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  const value = found?.slice(name.length + 1);
  return isChoice(value) ? value : undefined;
}

/** The cookie to set. A refusal ends with the browser session: nothing outlives it (D-19). */
export function consentCookie(choice: Choice, secure: boolean): string {
  const keep = choice === 'Y' ? `; Max-Age=${lifetimeSeconds}` : '';
  return `${name}=${choice}; Path=/; SameSite=Lax${keep}${secure ? '; Secure' : ''}`;
}

/** Shown until the cookie is set and is not 'N'; after a refusal not again in this visit. */
export function mustAsk(choice: Choice | undefined, refusedInThisVisit: boolean): boolean {
  return choice !== 'Y' && !(choice === 'N' && refusedInThisVisit);
}
