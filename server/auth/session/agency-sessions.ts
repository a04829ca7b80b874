/** Sessions of agencies' people: two halves of their own, apart from a member's (D-03). */

import { Problem } from '../../../api/problem.ts';
import type { SessionControl } from '../../../api/session/session-control.ts';
import { holdAgencyPassword } from '../../../records/agency/accounts.ts';
import { createAgencySession, revokeAgencySession } from '../../../records/agency/sessions.ts';
import type { Records } from '../../../records/database.ts';
import type { Carrier, Opened } from './caller.ts';
import type { AgencySession } from './session-store.ts';
import { hashOf, randomToken } from './session-store.ts';

interface AgencyRules {
  readonly carrier: Carrier;
  readonly records: Records;
  readonly idleSeconds: number;
  /** Seconds: the longest life of a session, and of one that is remembered. */
  readonly longest: number;
  readonly remembered: number;
  readonly opened: (session: Opened) => void;
}

type AgencyPart = Pick<SessionControl, 'openAgency' | 'endAgency'>;

/** The agency's part of a call's port. */
export function agencySessionControl(
  session: AgencySession | undefined,
  rules: AgencyRules,
): AgencyPart {
  const { carrier, records, idleSeconds, longest, remembered, opened } = rules;

  async function end(): Promise<boolean> {
    if (session === undefined) return false;
    return records.asContact(session, (db) => revokeAgencySession(db, session.sessionId));
  }

  return {
    async openAgency({ agencyNo, personNo, remember, entering, passwordHash }) {
      const [token, cookie] = [randomToken(), randomToken()];
      await end();
      const longestSeconds = remember ? remembered : longest;
      const sessionId = await records.asContact({ agencyNo, personNo }, async (db) => {
        // A new password waits here, and then ends this session with all others; or it came first.
        if (!(await holdAgencyPassword(db, { personNo, passwordHash }))) {
          throw new Problem('bad_credentials');
        }
        return createAgencySession(db, {
          agencyNo,
          personNo,
          tokenHash: hashOf(token),
          cookieHash: hashOf(cookie),
          entering,
          remember,
          idleSeconds: remember ? remembered : idleSeconds,
          longestSeconds,
          address: carrier.address,
          agent: carrier.agent,
        });
      });
      carrier.setAgency(cookie, remember ? remembered : undefined);
      opened({ agencyNo, personNo, sessionId });
      return { token, expiresInSeconds: longestSeconds };
    },
    async endAgency() {
      if (session === undefined) return false;
      const ended = await end();
      carrier.setAgency('', 0);
      return ended;
    },
  };
}
