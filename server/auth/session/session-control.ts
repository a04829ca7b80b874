/** What a handler may do to the caller's session; halves and cookies never reach the handler. */

import { Problem } from '../../../api/problem.ts';
import type { SessionControl } from '../../../api/session/session-control.ts';
import type { Records } from '../../../records/database.ts';
import { holdPassword } from '../../../records/sign-in/accounts.ts';
import {
  createSession,
  enterSession,
  revokeAllOf,
  revokeSession,
} from '../../../records/sign-in/sessions.ts';
import type { CsrfTokens } from '../csrf-token.ts';
import { agencySessionControl } from './agency-sessions.ts';
import type { Caller, Carrier, Opened } from './caller.ts';
import { officeSessionControl } from './office-sessions.ts';
import { hashOf, type MemberSession, randomToken, touchEverySeconds } from './session-store.ts';

/** Seconds: the longest life of a session, and of one that is remembered (S1). */
const longest = 12 * 60 * 60;
const remembered = 7 * 24 * 60 * 60;
/** Seconds: a look in a member's stead (S4). */
const longestHelp = 15 * 60;

export interface SessionControlRules {
  readonly records: Records;
  readonly csrfTokens: CsrfTokens;
  readonly idleSeconds: number;
}

/** The facts of a session that handlers see: no hash of its tokens. */
const currentOf = (session: MemberSession): SessionControl['current'] => ({
  memberNo: session.memberNo,
  sessionId: session.sessionId,
  helper: session.helper,
  entering: session.entering,
  idleLeftSeconds: session.idleLeftSeconds,
  endsInSeconds: session.endsInSeconds,
});

/** Session control of one call; `opened` is called with each new session. */
export function sessionControlFor(
  { session, agency, office, guarded }: Caller,
  carrier: Carrier,
  { records, csrfTokens, idleSeconds }: SessionControlRules,
  opened: (session: Opened) => void,
): SessionControl {
  const { address, agent } = carrier;
  const own = () => {
    if (session === undefined) throw new Problem('session_over');
    return session;
  };
  // A sign of life may be this old when it is written; nobody is sent away early.
  const idle = idleSeconds + touchEverySeconds;

  const ofOffice = () =>
    officeSessionControl({ office }, { carrier, records, idleSeconds: idle, opened });
  const ofAgency = () =>
    agencySessionControl(agency, {
      carrier,
      records,
      idleSeconds: idle,
      longest,
      remembered,
      opened,
    });

  /** A session of two halves in place of the one that this browser holds. */
  async function begin(memberNo: string, as: Begun) {
    const [token, cookie] = [randomToken(), randomToken()];
    if (session !== undefined) {
      await records.asMember(session.memberNo, (db) => revokeSession(db, session.sessionId));
    }
    const hashes = { tokenHash: hashOf(token), cookieHash: hashOf(cookie) };
    const { passwordHash, ...how } = as;
    const sessionId = await records.asMember(memberNo, async (db) => {
      // A new password waits here, and then ends this session with all others; or it came first.
      if (passwordHash !== undefined && !(await holdPassword(db, passwordHash))) {
        throw new Problem('bad_credentials');
      }
      return createSession(db, { memberNo, ...hashes, ...how, address, agent });
    });
    carrier.setMember(cookie, as.remember ? remembered : undefined);
    return { token, expiresInSeconds: as.longestSeconds, sessionId };
  }

  return {
    current: session && currentOf(session),
    office,
    openOffice: (staff) => ofOffice().openOffice(staff),
    endOffice: () => ofOffice().endOffice(),
    currentAgency: agency,
    openAgency: (contact) => ofAgency().openAgency(contact),
    endAgency: () => ofAgency().endAgency(),
    csrfToken: () => csrfTokens.issue(guarded()),
    async open({ memberNo, remember, entering, passwordHash }) {
      const longestSeconds = remember ? remembered : longest;
      const idleFor = remember ? remembered : idle;
      const how = { entering, remember, passwordHash, idleSeconds: idleFor, longestSeconds };
      const { token, expiresInSeconds, sessionId } = await begin(memberNo, how);
      opened({ memberNo, sessionId });
      return { token, expiresInSeconds };
    },
    async openHelp({ memberNo, staffId: helperId }) {
      const help = { helperId, entering: false, remember: false, passwordHash: undefined };
      const ends = { idleSeconds: longestHelp, longestSeconds: longestHelp };
      const begun = await begin(memberNo, { ...help, ...ends });
      opened({ memberNo, sessionId: begun.sessionId, helperId });
      return begun;
    },
    async enter() {
      const { memberNo, sessionId, remember } = own();
      const cookie = randomToken();
      const entered = await records.asMember(memberNo, (db) =>
        enterSession(db, sessionId, hashOf(cookie)),
      );
      if (entered) carrier.setMember(cookie, remember ? remembered : undefined);
    },
    async end() {
      if (session === undefined) return false;
      const ended = await records.asMember(session.memberNo, (db) =>
        revokeSession(db, session.sessionId),
      );
      carrier.setMember('', 0);
      return ended;
    },
    async endOthers() {
      const { memberNo, sessionId } = own();
      await records.asMember(memberNo, (db) => revokeAllOf(db, sessionId));
    },
  };
}

interface Begun {
  readonly helperId?: string;
  readonly entering: boolean;
  readonly remember: boolean;
  readonly passwordHash: string | undefined;
  readonly idleSeconds: number;
  readonly longestSeconds: number;
}
