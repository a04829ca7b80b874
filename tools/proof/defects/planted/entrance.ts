/** Ways in that should be shut. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: planted code is text here
import type { Defect } from '../defect.ts';

export const entrance: readonly Defect[] = [
  {
    what: 'a code that was used up opens once more',
    file: 'records/sign-in/one-time.ts',
    find: 'WHERE id = $1 AND ${own} AND closed_at IS NULL RETURNING id`);',
    replace: 'WHERE id = $1 AND ${own} RETURNING id`);',
    tests: ['server/codes/tests/codes.server.test.ts'],
  },
  {
    what: 'a code for nobody is right when it is guessed',
    file: 'server/codes/check.ts',
    find: 'tried.codeMac)) && !tried.decoy) {',
    replace: 'tried.codeMac))) {',
    tests: [
      'server/codes/tests/codes.server.test.ts',
      'wings/member/registration/tests/registration.server.test.ts',
    ],
  },
  {
    what: 'a value against forgery serves every session',
    file: 'server/auth/csrf-token.ts',
    find: 'return timingSafeEqual(head.subarray(0, tagBytes), tagOf(key, sessionId));',
    replace: 'return true;',
    tests: ['server/tests/csrf.server.test.ts'],
  },
  {
    what: 'a value against forgery never ages',
    file: 'server/auth/csrf-token.ts',
    find: 'if (age < 0 || age > validFor) return false;',
    replace: 'if (age < 0) return false;',
    tests: ['server/tests/csrf.server.test.ts'],
  },
  {
    what: 'a cookie that was planted beside the real one is taken',
    file: 'server/auth/session/session-store.ts',
    find: 'return values.length === 1 && value',
    replace: 'return value',
    tests: ['server/tests/session.server.test.ts'],
  },
  {
    what: 'an unlocked session keeps the cookie from before it was let in',
    file: 'records/sign-in/sessions.ts',
    find: 'SET entering = false, cookie_hash = $2',
    replace: 'SET entering = false, cookie_hash = coalesce(cookie_hash, $2)',
    tests: ['records/tests/sign-in.store.test.ts', 'server/tests/session.server.test.ts'],
  },
  {
    what: 'a code of the authenticator counts twice',
    file: 'records/staff/prove-totp.ts',
    find: 'return step !== undefined && consumeTotpStep(db, staffId, step);',
    replace: 'return step !== undefined;',
    tests: ['wings/office/sign-in/sign-in.server.test.ts'],
  },
  {
    what: 'a password may be one that everybody chooses',
    file: 'core/password/rule.ts',
    find: "(isCommon?.(password) ? 'common' : undefined)",
    replace: 'undefined',
    tests: ['core/password/rule.test.ts'],
  },
  {
    what: 'a ticket to look in a member’s stead lives for an hour',
    file: 'records/impersonation/tickets.ts',
    find: 'export const ticketSeconds = 60;',
    replace: 'export const ticketSeconds = 3600;',
    tests: ['wings/office/impersonation/impersonation.server.test.ts'],
  },
];
