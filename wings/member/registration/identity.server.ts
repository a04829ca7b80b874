/** The first step: who somebody says they are. Every well-formed answer is the same (T8, T13). */

import type { Captcha } from '../../../api/captcha/captcha.ts';
import type { Codes } from '../../../api/codes/codes.ts';
import type { Call } from '../../../api/handler.ts';
import type { Outbox } from '../../../api/outbox/outbox.ts';
import type { SenderServices } from '../../../api/outbox/sender.ts';
import { Problem } from '../../../api/problem.ts';
import { reportRateLimit } from '../../../api/rate-limit/too-many.server.ts';
import { asciiDigits, canonicalMembershipNumber } from '../../../core/membership-number.ts';
import { isNationalId } from '../../../core/national-id.ts';
import { readBirthDate } from '../../../core/typed/birth-date.ts';
import type { Services } from '../../../records/services.ts';
import { judge } from '../../../records/sign-in/registering.ts';
import type { Budgets } from '../../../runtime/budgets.ts';
import { networkOf } from '../../../runtime/network.ts';
import { Limit } from '../../../runtime/rate-limit.ts';
import { steadily } from '../../../runtime/steady.ts';
import type { askForget, askRegister, Flow } from './registration.api.ts';
import { answers, faults } from './registration.text.ts';

export type RegisterServices = Services &
  SenderServices & {
    readonly captcha: Captcha;
    readonly codes: Codes;
    readonly outbox: Outbox;
  };

type AskCall = Call<typeof askRegister | typeof askForget, RegisterServices>;

/** Milliseconds; a look into the store and a code fit into one step, a busy server takes two. */
const step = 20;

const quarter = 15 * 60;
/** A school sits behind one network; what one network asks about one number is far less. */
const ofNetwork = new Limit('registration: network', 100, quarter);
const ofNumber = new Limit('registration: number and network', 10, quarter);

async function consumeAttempt(budgets: Budgets, memberNo: string, address: string) {
  const network = networkOf(address);
  const taken = budgets.take([
    [ofNumber, `${network} ${memberNo}`],
    [ofNetwork, network],
  ]);
  await reportRateLimit(taken, ({ seconds }) => answers.tooMany(seconds));
}

/** Undefined: not a national ID; null: the person says to have none. */
function readNationalId(typed: string | null): string | null | undefined {
  if (typed === null) return null;
  const digits = asciiDigits(typed).replace(/[\s-]/g, '');
  return isNationalId(digits) ? digits : undefined;
}

function readInput({ membership_no, id_card, date_of_birth }: AskCall['input']) {
  const memberNo = canonicalMembershipNumber(membership_no);
  const nationalId = readNationalId(id_card);
  const birthDate = readBirthDate(date_of_birth);
  if (memberNo !== undefined && nationalId !== undefined && birthDate !== undefined) {
    return { memberNo, nationalId, birthDate };
  }
  const fields = [
    ...(memberNo === undefined ? [{ field: 'membership_no', message: faults.memberNo }] : []),
    ...(nationalId === undefined ? [{ field: 'id_card', message: faults.idCard }] : []),
    ...(birthDate === undefined ? [{ field: 'date_of_birth', message: faults.birthDate }] : []),
  ];
  throw new Problem('bad_input', { fields });
}

/** What a code is bound to: the browser that asked for it. */
export const boundTo = (browser: Uint8Array): string => Buffer.from(browser).toString('base64url');

/** @throws Problem bad_input, captcha_needed, too_many, sms_away: none tells who is a member. */
export async function ask(flow: Flow, { input, services, device, facts }: AskCall) {
  const { memberNo, ...identity } = readInput(input);
  const { captcha, codes, records, budgets } = services;
  if (!(await captcha.verify(input))) throw new Problem('captcha_needed');
  await consumeAttempt(budgets, memberNo, facts.address);
  // A number that a member has is a row more to read, a right one a message more to write.
  return steadily(step, async () => {
    const { right, phone } = await records.readAsMember(memberNo, (db) =>
      judge(db, flow, identity),
    );
    captcha.note(right ? 'right' : 'wrong');
    return codes.send({
      purpose: flow,
      memberNo,
      phone,
      boundTo: boundTo(device.keep()),
      tellsPhone: false,
      address: facts.address,
      activates: right,
    });
  });
}
