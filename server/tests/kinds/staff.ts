/** Members of staff for tests of the gate: a session of the office without a sign-in. */

import { createOfficeSession } from '../../../records/sign-in/office-sessions.ts';
import { makeStaff } from '../../../tools/office.ts';
import { hashOf, newHalf } from '../../auth/session/session-store.ts';
import { type Held, headersOf, type Stage } from '../test-server.ts';

/** Every role of D-37. */
export const everyRole = ['content', 'support', 'registry', 'finance', 'auditor', 'admin'] as const;

/** What a browser holds in which somebody with these roles is in the office. */
export async function inOffice(stage: Stage, roles: readonly string[]): Promise<Partial<Held>> {
  const half = newHalf();
  const staffId = await makeStaff(stage.store.ownerUrl, roles);
  await stage.records.asStaff(staffId, (db) =>
    createOfficeSession(db, {
      staffId,
      tokenHash: hashOf(newHalf()),
      cookieHash: hashOf(half),
      idleSeconds: 900,
      longestSeconds: 900,
      address: '127.0.0.1',
      agent: 'test',
    }),
  );
  const cookie = `office=${half}`;
  const answer = await stage.app.inject({
    url: '/api/office/config',
    headers: headersOf({ cookie }),
  });
  return { cookie, csrf: answer.json().data.csrf_token };
}
