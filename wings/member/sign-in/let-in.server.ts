/** The password is proven, and whoever proved it is let in (D-03). */

import type { Captcha } from '../../../api/captcha/captcha.ts';
import type { Codes } from '../../../api/codes/codes.ts';
import type { TopOf } from '../../../api/endpoint.ts';
import type { CallFacts } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { memberAnswer } from '../../../api/session/member-answer.ts';
import type { DeviceControl, SessionControl } from '../../../api/session/session-control.ts';
import type { Db, Records } from '../../../records/database.ts';
import { findMember, isStanding, type MemberRow } from '../../../records/figures/members.ts';
import type { Services } from '../../../records/services.ts';
import {
  findAccount,
  type MemberAccount,
  recordSignIn,
  replacePassword,
} from '../../../records/sign-in/accounts.ts';
import {
  findDevice,
  recordDeviceFailure,
  rememberDevice,
  renewDevice,
} from '../../../records/sign-in/guard/devices.ts';
import {
  clearFailures,
  failuresInRow,
  recordFailure,
} from '../../../records/sign-in/guard/failures.ts';
import { usualCost } from '../../../records/sign-in/guard/usual-cost.ts';
import { checkPassword, hashPassword } from '../../../records/sign-in/passwords.ts';
import { findPhone } from '../../../records/sign-in/phones.ts';
import { hasAcceptedTerms } from '../../../records/terms.ts';
import { keysOf } from '../../../runtime/network.ts';
import type { signIn } from './sign-in.api.ts';

export interface Carrier {
  readonly session: SessionControl;
  readonly device: DeviceControl;
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
export async function commitSignIn(
  db: Db,
  how: { known: boolean; passwordHash: string },
): Promise<void> {
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
  {
    proven,
    deviceId,
    remember,
  }: { proven: Proven; remember: boolean } & Pick<SignInRecord, 'deviceId'>,
): Promise<Opened> {
  const { memberNo, account: checked } = proven;
  const { give, account } = await records.asMember(memberNo, async (db) => {
    const { passwordHash } = checked;
    await commitSignIn(db, { known: deviceId !== undefined, passwordHash });
    const account = await storeStronger(db, proven);
    return { account, give: await keepBrowser(db, carrier, deviceId) };
  });
  give();
  return open(carrier, { ...proven, account }, remember);
}

export type SignInServices = Services & { readonly codes: Codes; readonly captcha: Captcha };

/** A browser that has never been given a half holds none of this hash. */
const nobodysHash = Buffer.alloc(32);

/** What the store knows of a number and of the browser that names it. */
export interface SignInRecord {
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
export function look(
  records: Records,
  memberNo: string,
  device: DeviceControl,
): Promise<SignInRecord> {
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
export function entrantOf(memberNo: string, record: SignInRecord): Entrant | undefined {
  const { member, account, termsAccepted } = record;
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

interface Tried {
  readonly memberNo: string;
  readonly password: string;
  readonly record: SignInRecord;
  readonly facts: CallFacts;
  /** Called once that is known: the failure is then written, and must not be forgotten over it. */
  readonly wrong: () => void;
}

/**
 * Looks at the password; a member who has left is refused like a wrong one.
 * @throws Problem bad_credentials, the same for every reason; Crowded.
 */
export async function prove(
  { records, settings }: Pick<SignInServices, 'records' | 'settings'>,
  tried: Tried,
): Promise<Proven> {
  const { memberNo, password, record, facts, wrong } = tried;
  const owner = { key: keysOf(facts).network, known: record.deviceId !== undefined };
  const stored = record.account?.passwordHash;
  const usual = await usualCost(records);
  const { right, outdated } = await checkPassword(password, stored, settings, owner, usual);
  const entrant = right ? entrantOf(memberNo, record) : undefined;
  if (entrant === undefined) {
    wrong();
    await count(records, memberNo, record.deviceId);
    throw new Problem('bad_credentials');
  }
  const strongerHash = outdated ? await hashPassword(password, settings, owner) : undefined;
  return { ...entrant, strongerHash };
}
