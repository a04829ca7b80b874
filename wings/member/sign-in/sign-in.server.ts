/** Signs members in (D-03, D-04). Nothing in an answer tells whether a number is a member's. */

import { type Call, type Handler, handlersOn, type Reply } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { openSignInAttempts, type Trier } from '../../../api/rate-limit/sign-in-attempts.server.ts';
import { reportSignInLimit } from '../../../api/rate-limit/too-many.server.ts';
import { canonicalMembershipNumber } from '../../../core/membership-number.ts';
import { mustTakeChanges } from '../../../records/health/write-probe.ts';
import { asksForCode } from '../../../records/sign-in/guard/devices.ts';
import { steadily } from '../../../runtime/steady.ts';
import { askOfNewDevice, askToUnlock, complete, sendAgain } from './codes.server.ts';
import { letIn, look, prove, type SignInRecord, type SignInServices } from './let-in.server.ts';
import { sendCodeAgain, signIn, signInByCode } from './sign-in.api.ts';
import { text } from './sign-in.text.ts';

const handle = handlersOn<SignInServices>();
const attempts = openSignInAttempts('member');

/** Failures in a row after which a proof of work is owed (D-03). */
const freeFailures = 2;
/** Failures in a row after which passwords of other browsers are not looked at any more. */
const mostFailures = 100;

/** Milliseconds; rows that only members have cost far less to read than one step. */
const step = 10;

type SignInCall = Call<typeof signIn, SignInServices>;

/** Without a half nobody is known: what is refused anyway costs no look into the store (T27). */
async function refuseEarly(call: SignInCall, memberNo: string): Promise<void> {
  const { input, services, device, facts } = call;
  if (device.hash !== undefined) return;
  const trier = { subject: memberNo, facts, deviceId: undefined };
  await reportSignInLimit(attempts.look(services.budgets, trier));
  if (services.captcha.isPressed() && !input.recaptcha) throw new Problem('captcha_needed');
}

/** A stranger's browser proves work after two failures, and at once while the site is sprayed. */
async function wantProof(call: SignInCall, record: SignInRecord, trier: Trier): Promise<void> {
  const { captcha, budgets } = call.services;
  if (record.deviceId !== undefined) return;
  if (record.failures < freeFailures && !captcha.isPressed()) return;
  // A proof counts once: none is used up for a try that has to wait. Without a half that was
  // looked at.
  if (call.device.hash !== undefined) await reportSignInLimit(attempts.look(budgets, trier));
  if (!(await captcha.verify(call.input))) throw new Problem('captcha_needed');
}

function numberOf({ input }: SignInCall): string {
  const memberNo = canonicalMembershipNumber(input.membership_no);
  if (memberNo !== undefined) return memberNo;
  const fields = [{ field: 'membership_no', message: text.memberNoWrong }];
  throw new Problem('bad_input', { fields });
}

async function run(call: SignInCall): Promise<Reply<typeof signIn>> {
  const memberNo = numberOf(call);
  await refuseEarly(call, memberNo);
  return steadily(step, () => judge(call, memberNo));
}

async function judge(call: SignInCall, memberNo: string): Promise<Reply<typeof signIn>> {
  const { input, services, device, facts } = call;
  const { records, settings, captcha, budgets } = services;
  const record = await look(records, memberNo, device);
  const trier = { subject: memberNo, facts, deviceId: record.deviceId };
  await wantProof(call, record, trier);
  const attempt = await reportSignInLimit(attempts.consume(budgets, trier));
  const isKnown = record.deviceId !== undefined;
  if (!isKnown && record.failures >= mostFailures) {
    await mustTakeChanges(records);
    return askToUnlock(services, call, { memberNo, record });
  }
  const password = input.mem_password;
  // What strangers' browsers do is measured; a known one that succeeds all day hides no spray.
  const note = (outcome: 'right' | 'wrong') => isKnown || captcha.note(outcome);
  const proven = await attempt
    .judge(async (wrong) => {
      await mustTakeChanges(records);
      return prove(services, { memberNo, password, record, facts, wrong });
    })
    .catch((error: unknown) => {
      if (error instanceof Problem) note('wrong');
      throw error;
    });
  note('right');
  const remember = input.remember ?? false;
  if (!isKnown && asksForCode(settings, memberNo)) {
    return askOfNewDevice(services, call, { proven, record, remember });
  }
  return letIn(records, call, { proven, deviceId: record.deviceId, remember });
}

export const handlers: readonly Handler<SignInServices>[] = [
  // A refused one stands in the history of the member who was named (T12).
  handle(signIn, { run }),
  handle(signInByCode, { run: complete }),
  handle(sendCodeAgain, { run: sendAgain }),
];
