/** Number and password: who they prove, at the same price whoever has the number (T13). */

import type { Captcha } from '../../../../api/captcha/captcha.ts';
import type { Codes } from '../../../../api/codes/codes.ts';
import type { CallFacts } from '../../../../api/handler.ts';
import { Problem } from '../../../../api/problem.ts';
import type { DevicePort } from '../../../../api/session/ports.ts';
import type { Records } from '../../../../records/database.ts';
import { findMember, isStanding, type MemberRow } from '../../../../records/figures/members.ts';
import type { Services } from '../../../../records/services.ts';
import { findAccount, type MemberAccount } from '../../../../records/sign-in/accounts.ts';
import { findDevice, recordDeviceFailure } from '../../../../records/sign-in/guard/devices.ts';
import { failuresInRow, recordFailure } from '../../../../records/sign-in/guard/failures.ts';
import { usualCost } from '../../../../records/sign-in/guard/usual-cost.ts';
import { checkPassword, hashPassword } from '../../../../records/sign-in/passwords.ts';
import { findPhone } from '../../../../records/sign-in/phones.ts';
import { hasAcceptedTerms } from '../../../../records/terms.ts';
import { keysOf } from '../../../../runtime/network.ts';

export type SignInServices = Services & { readonly codes: Codes; readonly captcha: Captcha };

/** A browser that has never been given a half holds none of this hash. */
const nobodysHash = Buffer.alloc(32);

/** What the store knows of a number and of the browser that names it. */
export interface Known {
  readonly member: MemberRow | undefined;
  readonly account: MemberAccount | undefined;
  readonly termsAccepted: boolean;
  /** The browser's, when it is known to be the member's. */
  readonly deviceId: string | undefined;
  /** On browsers that are not known. */
  readonly failures: number;
  /** Ten digits on record, where the cooperative has some. */
  readonly phone: string | null;
}

/** The same questions for numbers that nobody has. */
export function look(records: Records, memberNo: string, device: DevicePort): Promise<Known> {
  return records.readAsMember(memberNo, async (db) => {
    const [member, account, termsAccepted, deviceId, failures, phone] = await Promise.all([
      findMember(db),
      findAccount(db),
      hasAcceptedTerms(db),
      findDevice(db, device.hash ?? nobodysHash),
      failuresInRow(db),
      findPhone(db),
    ]);
    return { member, account, termsAccepted, deviceId, failures, phone };
  });
}

/** A member who may use the portal: registered, and standing in the records. */
export interface Entrant {
  readonly memberNo: string;
  readonly member: MemberRow;
  readonly account: MemberAccount;
  readonly termsAccepted: boolean;
}

/** Undefined for whoever never registered, and for those who have left. */
export function entrantOf(memberNo: string, known: Known): Entrant | undefined {
  const { member, account, termsAccepted } = known;
  if (!account || !isStanding(member)) return undefined;
  return { memberNo, member, account, termsAccepted };
}

/** Counts a failure where it belongs: on the known browser, or on the number. */
function count(records: Records, memberNo: string, deviceId: string | undefined): Promise<unknown> {
  return records.asMember<unknown>(memberNo, (db) =>
    deviceId === undefined ? recordFailure(db) : recordDeviceFailure(db, deviceId),
  );
}

/** What a right password brings. */
export interface Proven extends Entrant {
  /** To be stored in place of one that became too cheap. */
  readonly strongerHash: string | undefined;
}

/**
 * Looks at the password; a member who has left is refused like a wrong one.
 * @throws Problem bad_credentials, the same for every reason; Crowded.
 */
export async function prove(
  { records, settings }: Pick<SignInServices, 'records' | 'settings'>,
  tried: { memberNo: string; password: string; known: Known; facts: CallFacts },
): Promise<Proven> {
  const { memberNo, password, known, facts } = tried;
  const owner = { key: keysOf(facts).network, known: known.deviceId !== undefined };
  const stored = known.account?.passwordHash;
  const usual = await usualCost(records);
  const { right, outdated } = await checkPassword(password, stored, settings, owner, usual);
  const entrant = right ? entrantOf(memberNo, known) : undefined;
  if (entrant === undefined) {
    await count(records, memberNo, known.deviceId);
    throw new Problem('bad_credentials');
  }
  const strongerHash = outdated ? await hashPassword(password, settings, owner) : undefined;
  return { ...entrant, strongerHash };
}
