/** Members of staff for tests of the gate: a session of the office without a sign-in. */

import { createOfficeSession } from '../../../records/sign-in/office-sessions.ts';
import { makeStaff } from '../../../tools/office.ts';
import { hashOf, randomToken } from '../../auth/session/session-store.ts';
import { headersOf, type TestServer, type TestSession } from '../test-server.ts';

/**
 * What a browser holds in which somebody with these roles is in the office; `confirmed`: they have
 * just proven their second factor again.
 */
export async function inOffice(
  server: TestServer,
  roles: readonly string[],
  { confirmed = false }: { readonly confirmed?: boolean | undefined } = {},
): Promise<Partial<TestSession>> {
  const secret = randomToken();
  const staffId = await makeStaff(server.store.ownerUrl, roles);
  await server.records.asStaff(staffId, async (db) => {
    await createOfficeSession(db, {
      staffId,
      tokenHash: hashOf(randomToken()),
      cookieHash: hashOf(secret),
      idleSeconds: 900,
      longestSeconds: 900,
      address: '127.0.0.1',
      agent: 'test',
      confirmed,
    });
  });
  const cookie = `office=${secret}`;
  const answer = await server.app.inject({
    url: '/api/office/config',
    headers: headersOf({ cookie }),
  });
  return { cookie, csrf: answer.json().data.csrf_token };
}
