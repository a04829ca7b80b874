/** The end of every sign-in: the session begins, and the browser is the member's. */

import type { TopOf } from '../../../../api/endpoint.ts';
import type { CallFacts } from '../../../../api/handler.ts';
import { memberAnswer } from '../../../../api/session/member-answer.ts';
import type { DevicePort, SessionPort } from '../../../../api/session/ports.ts';
import type { Db, Records } from '../../../../records/database.ts';
import { recordSignIn, setPassword } from '../../../../records/sign-in/accounts.ts';
import { rememberDevice, renewDevice } from '../../../../records/sign-in/guard/devices.ts';
import { clearFailures } from '../../../../records/sign-in/guard/failures.ts';
import type { signIn } from '../sign-in.api.ts';
import type { Entrant, Known, Proven } from './prove.server.ts';

export interface Carrier {
  readonly session: SessionPort;
  readonly device: DevicePort;
  readonly facts: CallFacts;
}

/** The answer of a completed sign-in. */
export type Opened = TopOf<typeof signIn> & { readonly data: undefined };

/** Opens the session; the answer is that of D-04. */
export async function open(
  { session }: Pick<Carrier, 'session'>,
  { memberNo, member, account, termsAccepted }: Entrant,
  remember: boolean,
): Promise<Opened> {
  const entering = account.mustChange || !termsAccepted;
  const begun = await session.open({ memberNo, remember, entering });
  return { data: undefined, ...memberAnswer(member, begun) };
}

/** What a completed sign-in leaves in the store. A known browser's ends no stranger's row. */
export async function settle(db: Db, how: { known: boolean }): Promise<void> {
  await recordSignIn(db);
  if (!how.known) await clearFailures(db);
}

/** A hash that became too cheap is replaced while the password is at hand (D-03). */
export async function storeStronger(
  db: Db,
  { account, strongerHash }: Pick<Proven, 'account' | 'strongerHash'>,
): Promise<void> {
  const { mustChange } = account;
  if (strongerHash) await setPassword(db, { passwordHash: strongerHash, mustChange });
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
  const { memberNo, account, strongerHash } = proven;
  const give = await records.asMember(memberNo, async (db) => {
    await settle(db, { known: deviceId !== undefined });
    await storeStronger(db, { account, strongerHash });
    return keepBrowser(db, carrier, deviceId);
  });
  give();
  return open(carrier, proven, remember);
}
