/** The end of every sign-in: the session begins, and the browser is the member's. */

import type { TopOf } from '../../../api/endpoint.ts';
import type { CallFacts } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { memberAnswer } from '../../../api/session/member-answer.ts';
import type { DevicePort, SessionPort } from '../../../api/session/ports.ts';
import type { Db, Records } from '../../../records/database.ts';
import { recordSignIn, replacePassword } from '../../../records/sign-in/accounts.ts';
import { rememberDevice, renewDevice } from '../../../records/sign-in/guard/devices.ts';
import { clearFailures } from '../../../records/sign-in/guard/failures.ts';
import type { Entrant, Known, Proven } from './prove.server.ts';
import type { signIn } from './sign-in.api.ts';

export interface Carrier {
  readonly session: SessionPort;
  readonly device: DevicePort;
  readonly facts: CallFacts;
}

/** The answer of a completed sign-in. */
export type Opened = TopOf<typeof signIn> & { readonly data: undefined };

/**
 * Opens the session; the answer is that of D-04. Throws Problem bad_credentials when the password
 * that was proven is another one by now.
 */
export async function open(
  { session }: Pick<Carrier, 'session'>,
  { memberNo, member, account, termsAccepted }: Entrant,
  remember: boolean,
): Promise<Opened> {
  const entering = account.mustChange || !termsAccepted;
  const { passwordHash } = account;
  const begun = await session.open({ memberNo, remember, entering, passwordHash });
  return { data: undefined, ...memberAnswer(member, begun) };
}

/**
 * What a completed sign-in leaves in the store. A known browser's ends no stranger's row. Throws
 * Problem bad_credentials when the password that was proven is another one by now.
 */
export async function settle(db: Db, how: { known: boolean; passwordHash: string }): Promise<void> {
  if (!(await recordSignIn(db, how.passwordHash))) throw new Problem('bad_credentials');
  if (!how.known) await clearFailures(db);
}

/**
 * A hash that became too cheap is replaced while the password is at hand (D-03): that hash alone,
 * and not that of a password set meanwhile. Gives the account with the one that counts.
 */
export async function storeStronger(
  db: Db,
  { account, strongerHash }: Pick<Proven, 'account' | 'strongerHash'>,
): Promise<Proven['account']> {
  if (!strongerHash) return account;
  const { mustChange, passwordHash } = account;
  const stronger = { passwordHash: strongerHash, mustChange };
  if (!(await replacePassword(db, passwordHash, stronger))) throw new Problem('bad_credentials');
  return { ...account, ...stronger };
}

/**
 * The browser in the store; gives what its cookie needs once that is certain. A known browser
 * keeps its half: nobody knew it before the browser did, and a half that changed at each sign-in
 * would be lost with every answer that is, and between two tabs.
 */
async function keepBrowser(
  db: Db,
  { device, facts: { address, agent } }: Carrier,
  id: string | undefined,
): Promise<() => void> {
  if (id !== undefined && device.hash !== undefined) {
    const here = await renewDevice(db, { id, hash: device.hash, address, agent });
    return () => here && device.renew();
  }
  const { hash, before, give } = device.replace();
  await rememberDevice(db, { hash, before, address, agent });
  return give;
}

/** The password alone lets in: the browser is known, or nobody is asked for a code. */
export async function letIn(
  records: Records,
  carrier: Carrier,
  { proven, deviceId, remember }: { proven: Proven; remember: boolean } & Pick<Known, 'deviceId'>,
): Promise<Opened> {
  const { memberNo, account: checked } = proven;
  const { give, account } = await records.asMember(memberNo, async (db) => {
    const { passwordHash } = checked;
    await settle(db, { known: deviceId !== undefined, passwordHash });
    const account = await storeStronger(db, proven);
    return { account, give: await keepBrowser(db, carrier, deviceId) };
  });
  give();
  return open(carrier, { ...proven, account }, remember);
}
