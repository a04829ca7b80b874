/** A member of staff with a passkey of software, for rows of the tables. */
import type { Ready, Scene } from '../../../server/tests/audit-log/left.ts';
import { openAuthenticator, type SoftAuthenticator } from './soft-authenticator.ts';

/** Where the app of the tables says that it is: nobody listens there. */
export const tableOrigin = 'http://localhost:80';

interface WithPasskey {
  readonly authenticator: SoftAuthenticator;
  readonly session: Ready['session'];
  readonly staffId: string;
}

/** Makes them with the role of content, has them add the passkey, and gives what they hold. */
export async function staffWithPasskey(scene: Scene): Promise<WithPasskey> {
  const ask = scene.endpoint('office.security.passkey.challenge');
  const session = await scene.holder(ask, 'staff:content');
  const { challenge, rp_id, user_id } = (await scene.send(ask, {}, session)).json().data;
  const authenticator = openAuthenticator({ rpId: rp_id, origin: tableOrigin });
  const add = scene.endpoint('office.security.passkey.add');
  const added = await scene.send(add, authenticator.register(challenge), session);
  if (added.statusCode !== 200) throw new Error(added.body);
  return { authenticator, session, staffId: Buffer.from(user_id, 'base64url').toString('utf8') };
}
