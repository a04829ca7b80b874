/** A telephone number counts once itself and the number on record have agreed, a day later (T9). */

import type { Codes, SentCode } from '../../../api/codes/codes.ts';
import type { Call } from '../../../api/handler.ts';
import type { Outbox } from '../../../api/outbox/outbox.ts';
import { type SenderServices, senderOf } from '../../../api/outbox/sender.ts';
import type { confirmPhone, resumePhone, sendPhoneCode } from '../../../api/phone/phone.api.ts';
import { Problem } from '../../../api/problem.ts';
import type { MemberCaller } from '../../../api/session/session-control.ts';
import { maskedPhone } from '../../../core/phone/phone.ts';
import type { Services } from '../../../records/services.ts';
import { findPhone } from '../../../records/sign-in/phones.ts';
import {
  confirmNewPhone,
  confirmOldPhone,
  findWaitingPhone,
  type WaitingPhone,
} from '../../../records/sign-in/phones-pending.ts';
import { answers } from './required-change.text.ts';

export type EnteringServices = Services &
  SenderServices & {
    readonly codes: Codes;
    readonly outbox: Outbox;
  };

const over = (): Problem => new Problem('code_over');

/** A code is tied to the session and to the one number that waits: it proves no other. */
const boundTo = (who: MemberCaller, { id }: WaitingPhone): string => `${who.sessionId} ${id}`;
const purposeOf = ({ newConfirmed }: WaitingPhone) => (newConfirmed ? 'phone_old' : 'phone_new');

async function waitingOf({ records }: Services, { memberNo }: MemberCaller) {
  const waiting = await records.readAsMember(memberNo, findWaitingPhone);
  if (waiting === undefined) throw over();
  return waiting;
}

/** The caller, as far as a code is concerned. */
interface Asking {
  readonly who: MemberCaller;
  readonly services: EnteringServices;
  readonly facts: { readonly address: string };
}

function send(
  { who, services, facts }: Asking,
  waiting: WaitingPhone,
  phone: string,
): Promise<SentCode> {
  return services.codes.send({
    purpose: purposeOf(waiting),
    memberNo: who.memberNo,
    phone,
    boundTo: boundTo(who, waiting),
    tellsPhone: true,
    address: facts.address,
  });
}

/**
 * Sends the code of the step that is open to `phone`; null where none can be sent now. The number
 * then goes on waiting: nothing that was done before is lost.
 */
export async function sendStepCode(
  asking: Asking,
  waiting: WaitingPhone,
  phone: string,
): Promise<SentCode | null> {
  return send(asking, waiting, phone).catch((error: unknown) => {
    if (error instanceof Problem) return null;
    throw error;
  });
}

const reply = (step: 'old' | 'staff' | 'later' | 'done', more: object = {}) => ({
  data: { step, code: null, effective_at: null, ...more },
});

export async function confirmStep(call: Call<typeof confirmPhone, EnteringServices>) {
  const { input, who, services } = call;
  const { records, codes } = services;
  const waiting = await waitingOf(services, who);
  const right = await codes.check({
    purpose: purposeOf(waiting),
    ticket: input.ticket,
    otp: input.otp,
    boundTo: boundTo(who, waiting),
  });
  if (right.memberNo !== who.memberNo) throw over();
  return waiting.newConfirmed ? agreeAsOwner(call, waiting) : proveNew(call, waiting);

  async function proveNew({ who }: Asking, { id }: WaitingPhone) {
    const phoneOnRecord = await records.asMember(who.memberNo, async (db) => {
      // Whatever was done so far is taken back with the transaction.
      if (!(await right.use(db)) || !(await confirmNewPhone(db, id))) throw over();
      return findPhone(db);
    });
    if (phoneOnRecord === null) return reply('staff');
    const code = await sendStepCode(call, { ...waiting, newConfirmed: true }, phoneOnRecord);
    return code === null ? reply('later') : reply('old', { code });
  }

  async function agreeAsOwner({ who }: Asking, { id, phone }: WaitingPhone) {
    const { phoneOnRecord, effectiveAt } = await records.asMember(who.memberNo, async (db) => {
      const effectiveAt = (await right.use(db)) ? await confirmOldPhone(db, id, null) : undefined;
      if (effectiveAt === undefined) throw over();
      return { phoneOnRecord: await findPhone(db), effectiveAt };
    });
    if (phoneOnRecord !== null) {
      const text = answers.phoneNotice(senderOf(services), maskedPhone(phone), effectiveAt);
      services.outbox.post({ channel: 'sms', to: phoneOnRecord, text });
    }
    return reply('done', { effective_at: effectiveAt.toISOString() });
  }
}

export async function sendAgain({
  input,
  who,
  services,
}: Call<typeof sendPhoneCode, EnteringServices>) {
  const waiting = await waitingOf(services, who);
  const data = await services.codes.again({
    purpose: purposeOf(waiting),
    ticket: input.ticket,
    boundTo: boundTo(who, waiting),
  });
  return { data };
}

/** @throws Problem code_over where no number waits; whatever keeps a code from being sent. */
export async function resume(call: Call<typeof resumePhone, EnteringServices>) {
  const { records } = call.services;
  const waiting = await waitingOf(call.services, call.who);
  if (!waiting.newConfirmed) {
    return { data: { step: 'new' as const, code: await send(call, waiting, waiting.phone) } };
  }
  const phoneOnRecord = await records.readAsMember(call.who.memberNo, findPhone);
  if (phoneOnRecord === null) return { data: { step: 'staff' as const, code: null } };
  return { data: { step: 'old' as const, code: await send(call, waiting, phoneOnRecord) } };
}
