/**
 * Codes of a sign-in: for a browser that is new to the member (S1), and for a number that was
 * tried a hundred times in a row (T12). Each is bound to the browser that asked for it.
 */
import type { RightCode } from '../../../api/codes/codes.ts';
import type { Call, Reply } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import type { CodePurpose } from '../../../core/codes/code-purpose.ts';
import type { Db } from '../../../records/database.ts';
import { holdPassword } from '../../../records/sign-in/accounts.ts';
import { confirmDevice, expectDevice } from '../../../records/sign-in/guard/devices.ts';
import { clearFailures } from '../../../records/sign-in/guard/failures.ts';
import {
  type Carrier,
  commitSignIn,
  entrantOf,
  look,
  open,
  type Proven,
  type SignInRecord,
  type SignInServices,
  storeStronger,
} from './let-in.server.ts';
import type { sendCodeAgain, signIn, signInByCode } from './sign-in.api.ts';
import { answers } from './sign-in.text.ts';

type Purpose = Extract<CodePurpose, 'new_device' | 'unlock'>;

const boundTo = (hash: Uint8Array): string => Buffer.from(hash).toString('base64url');

/** The password was right on a browser that is new: a code goes to the telephone on record. */
export async function askOfNewDevice(
  { records, codes }: SignInServices,
  { device, facts }: Carrier,
  { proven, record, remember }: { proven: Proven; record: SignInRecord; remember: boolean },
): Promise<Reply<typeof signIn>> {
  const { memberNo, account, strongerHash } = proven;
  const { address, agent } = facts;
  const hash = device.keep();
  await records.asMember(memberNo, async (db) => {
    // A new password drops what its predecessor has made wait, and must find it.
    if (!(await holdPassword(db, account.passwordHash))) throw new Problem('bad_credentials');
    await expectDevice(db, { hash, address, agent, remember });
    await storeStronger(db, { account, strongerHash });
  });
  const sent = await codes.send({
    purpose: 'new_device',
    memberNo,
    phone: record.phone,
    boundTo: boundTo(hash),
    tellsPhone: true,
    address,
  });
  return { rc_code: '2', data: { ...sent, step: 'new_device' } };
}

/** Too many failed in a row: whatever the password, a code of the telephone on record opens. */
export async function askToUnlock(
  { codes }: SignInServices,
  { device, facts }: Carrier,
  { memberNo, record }: { memberNo: string; record: SignInRecord },
): Promise<Reply<typeof signIn>> {
  const isMember = entrantOf(memberNo, record) !== undefined;
  const sent = await codes.send({
    purpose: 'unlock',
    memberNo,
    phone: isMember ? record.phone : null,
    boundTo: boundTo(device.keep()),
    tellsPhone: false,
    address: facts.address,
    activates: isMember,
  });
  return { rc_code: '2', data: { ...sent, step: 'unlock' } };
}

const isOver = (error: unknown): boolean => error instanceof Problem && error.code === 'code_over';

/** A ticket does not say what it is for: the other purpose is tried where the first knows none. */
async function either<T>(work: (purpose: Purpose) => Promise<T>): Promise<[Purpose, T]> {
  try {
    return ['new_device', await work('new_device')];
  } catch (first) {
    if (!isOver(first)) throw first;
    return work('unlock').then(
      (done) => ['unlock', done],
      (second: unknown) => {
        // The first one says more, when it was that code which had been tried too often.
        throw isOver(second) ? first : second;
      },
    );
  }
}

/** Another code for what the ticket stands for. */
export async function sendAgain({
  input: { ticket },
  services: { codes },
  device,
}: Call<typeof sendCodeAgain, SignInServices>): Promise<Reply<typeof sendCodeAgain>> {
  const { hash } = device;
  if (hash === undefined) throw new Problem('code_over');
  const [, sent] = await either((purpose) =>
    codes.again({ purpose, ticket, boundTo: boundTo(hash) }),
  );
  return { data: sent };
}

/** What a right code does, within the transaction that uses it up. */
const use = (code: RightCode, work: (db: Db) => Promise<void>) => async (db: Db) => {
  if (!(await code.use(db))) throw new Problem('code_over');
  await work(db);
};

/** Completes a sign-in, or unlocks a number. Throws Problem bad_code, code_over. */
export async function complete(
  call: Call<typeof signInByCode, SignInServices>,
): Promise<Reply<typeof signInByCode>> {
  const { input, services, device } = call;
  const { codes, records } = services;
  const { hash } = device;
  if (hash === undefined) throw new Problem('code_over');
  const claim = { ...input, boundTo: boundTo(hash) };
  const [purpose, code] = await either((purpose) => codes.check({ ...claim, purpose }));
  const { memberNo } = code;
  if (purpose === 'unlock') {
    await records.asMember(memberNo, use(code, clearFailures));
    return { rc_code: '2', data: { unlocked: true }, messages: answers.unlocked };
  }
  const entrant = entrantOf(memberNo, await look(records, memberNo, device));
  if (entrant === undefined) throw new Problem('code_over');
  let remember = false;
  // The code belongs to the half that it was asked for with; the browser is known by a new one.
  const deviceCookie = device.replace();
  await records.asMember(
    memberNo,
    use(code, async (db) => {
      const confirmed = await confirmDevice(db, { hash: deviceCookie.hash, before: hash });
      if (confirmed === undefined) throw new Problem('code_over');
      remember = confirmed.remember;
      await commitSignIn(db, { known: false, passwordHash: entrant.account.passwordHash });
    }),
  );
  deviceCookie.give();
  return open(call, entrant, remember);
}
