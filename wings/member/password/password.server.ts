/** Changes a password: at once, or by a code in two steps (D-03; S3; R098, R147, R148). */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { trierOf, withPasswordAttempts } from '../../../api/rate-limit/password-attempts.server.ts';
import { changeAnswers } from '../../../parts/password/change.text.ts';
import { asksForCode } from '../../../records/sign-in/guard/devices.ts';
import {
  beginChange,
  consumeChange,
  isChangeRenewable,
  renewChange,
  tryChange,
} from '../../../records/sign-in/pending-changes.ts';
import { findPhone } from '../../../records/sign-in/phones.ts';
import {
  judgeChange,
  notifyOwner,
  oldWrong,
  type PasswordServices,
  putPassword,
} from './change.server.ts';
import { changePassword, confirmPassword, sendPasswordCode } from './password.api.ts';
import { answers } from './password.text.ts';
import { newReferences, storedForm } from './references.server.ts';

const handle = handlersOn<PasswordServices>();

const over = (): Problem => new Problem('code_over');

export const handlers: readonly Handler<PasswordServices>[] = [
  handle(changePassword, {
    // The change itself leaves an entry of its own, in its transaction.
    run: (call) =>
      withPasswordAttempts(call.services.budgets, trierOf(call.who), async (hash) => {
        const { who, services, session, facts } = call;
        const { records, codes, settings } = services;
        const { change, phone } = await judgeChange(call, hash);
        if (phone === null || !asksForCode(settings, who.memberNo)) {
          const isSet = await records.asMember(who.memberNo, (db) => putPassword(db, call, change));
          // Of several who knew it one was faster: what was the old password is none any more.
          if (!isSet) throw oldWrong();
          await session.end();
          notifyOwner(services, phone, facts.at);
          return { rc_des: changeAnswers.changed, data: undefined };
        }
        const sent = await codes.send({
          purpose: 'password',
          memberNo: who.memberNo,
          phone,
          boundTo: who.sessionId,
          tellsPhone: true,
          address: facts.address,
        });
        const references = newReferences();
        const stored = storedForm(references, sent.ticket, who.sessionId);
        await records.asMember(who.memberNo, (db) => beginChange(db, stored, change));
        return { rc_code: '2', rc_des: answers.codeSent, data: sent, ...references };
      }),
  }),

  handle(confirmPassword, {
    async run({ input, who, services, session, facts }) {
      const { records, codes } = services;
      const { otp, ticket } = input;
      const stored = storedForm(input, ticket, who.sessionId);
      const counted = await records.asMember(who.memberNo, (db) => tryChange(db, stored));
      if (!counted) throw over();
      const right = await codes.check({
        purpose: 'password',
        ticket,
        otp,
        boundTo: who.sessionId,
      });
      if (right.memberNo !== who.memberNo) throw over();
      const phone = await records.asMember(who.memberNo, async (db) => {
        const change = (await right.use(db)) ? await consumeChange(db, stored) : undefined;
        const phoneOnRecord = await findPhone(db);
        // Whatever was done so far is taken back with the transaction.
        if (!change || !(await putPassword(db, { who, facts }, change))) throw over();
        return phoneOnRecord;
      });
      await session.end();
      notifyOwner(services, phone, facts.at);
      return { rc_des: changeAnswers.changed };
    },
  }),

  handle(sendPasswordCode, {
    async run({ input, who, services }) {
      const { records, codes } = services;
      const { ticket } = input;
      const old = storedForm(input, ticket, who.sessionId);
      if (!(await records.readAsMember(who.memberNo, (db) => isChangeRenewable(db, old))))
        throw over();
      const sent = await codes.again({ purpose: 'password', ticket, boundTo: who.sessionId });
      const references = newReferences();
      const fresh = storedForm(references, sent.ticket, who.sessionId);
      const renewed = await records.asMember(who.memberNo, (db) => renewChange(db, old, fresh));
      if (!renewed) throw over();
      return { rc_code: '2', rc_des: answers.codeSent, data: sent, ...references };
    },
  }),
];
