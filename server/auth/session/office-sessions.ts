/** Sessions of the office: one cookie, no token, a working day at most (S1). */
import { Problem } from '../../../api/problem.ts';
import type { ProvenOffice, SessionControl } from '../../../api/session/session-control.ts';
import type { Db, Records } from '../../../records/database.ts';
import {
  createOfficeSession,
  holdStaff,
  revokeOfficeSession,
} from '../../../records/sign-in/office-sessions.ts';
import { consumePasskey } from '../../../records/staff/passkey/passkeys.ts';
import type { Caller, Carrier, Opened } from './caller.ts';
import { hashOf, randomToken } from './session-store.ts';

const longestSeconds = 8 * 60 * 60;

interface OfficeRules {
  readonly carrier: Carrier;
  readonly records: Records;
  readonly idleSeconds: number;
  readonly opened: (session: Opened) => void;
}

/** Whether what was proven stands still; it then does so until the transaction ends. */
async function holdProven(db: Db, proven: ProvenOffice): Promise<boolean> {
  if ('passkey' in proven) return consumePasskey(db, proven.passkey, proven.passkey.counted);
  return proven.passwordHash === undefined || holdStaff(db, proven.passwordHash);
}

/** The office's part of a call's port. */
export function officeSessionControl(
  { office }: Pick<Caller, 'office'>,
  { carrier, records, idleSeconds, opened }: OfficeRules,
): Pick<SessionControl, 'openOffice' | 'endOffice'> {
  async function end(): Promise<boolean> {
    const before = await office();
    if (before === undefined) return false;
    return records.asStaff(before.staffId, (db) => revokeOfficeSession(db, before.sessionId));
  }

  return {
    async openOffice({ staffId, confirmed = false, ...proven }) {
      await end();
      const cookie = randomToken();
      const sessionId = await records.asStaff(staffId, async (db) => {
        // New secrets wait here, and then end this session with all others; or they came first.
        if (!(await holdProven(db, proven))) throw new Problem('bad_credentials');
        return createOfficeSession(db, {
          staffId,
          // No token goes out: nothing that anybody holds has this hash.
          tokenHash: hashOf(randomToken()),
          cookieHash: hashOf(cookie),
          idleSeconds,
          longestSeconds,
          confirmed,
          address: carrier.address,
          agent: carrier.agent,
        });
      });
      carrier.setOffice(cookie, undefined);
      opened({ staffId, sessionId });
    },
    async endOffice() {
      const ended = await end();
      carrier.setOffice('', 0);
      return ended;
    },
  };
}
