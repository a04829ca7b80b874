/** The counter's code: who may make it, for whom, and against which paper (T7, T8, T13). */

import type { Codes } from '../../../api/codes/codes.ts';
import { type Call, type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { reportRateLimit } from '../../../api/rate-limit/too-many.server.ts';
import { foldDocumentNo } from '../../../core/id-document.ts';
import { canonicalMembershipNumber } from '../../../core/membership-number.ts';
import { findPersonal, isStanding, type PersonalRow } from '../../../records/figures/members.ts';
import { barTo } from '../../../records/impersonation/tickets.ts';
import type { Services as Stores } from '../../../records/services.ts';
import { keepActivation } from '../../../records/sign-in/activation.ts';
import { findPhone } from '../../../records/sign-in/phones.ts';
import { Limit, type Take } from '../../../runtime/rate-limit.ts';
import { makeActivation } from './activation.api.ts';
import { answers } from './activation.text.ts';
import { activationLimits } from './activation-limits.ts';

type Services = Stores & { readonly codes: Codes };
type ActivationCall = Call<typeof makeActivation, Services>;

const day = 24 * 60 * 60;
const ofStaff = new Limit('activation: staff', activationLimits.codesADay, day);
/** Else a right number could be found by trying. */
const missesOf = new Limit('activation: misses', activationLimits.missesADay, day);

const refused = (field: string, message: string): Problem =>
  new Problem('bad_input', { fields: [{ field, message }] });

/** @throws Problem bad_input where there is no such member, or one whom a message reaches. */
async function memberOf({ input, services: { records } }: ActivationCall): Promise<PersonalRow> {
  const memberNo = canonicalMembershipNumber(input.membership_no);
  if (memberNo === undefined) throw refused('membership_no', answers.noNumber);
  const [member, phone] = await records.readAsMember(memberNo, (db) =>
    Promise.all([findPersonal(db), findPhone(db)]),
  );
  if (!isStanding(member)) throw refused('membership_no', answers.noMember);
  if (member.nationalId !== null && phone !== null) {
    throw refused('membership_no', answers.hasPhone);
  }
  return member;
}

/**
 * Gives what was looked at where the records hold no number; null where one was compared.
 * @throws Problem bad_input, too_many where the paper is not the one of the records.
 */
async function checkPaper(
  { input, services: { budgets } }: ActivationCall,
  member: PersonalRow,
): Promise<string | null> {
  const { document_no: typed, seen } = input;
  const onRecord = member.nationalId ?? member.idDocumentNo;
  if (onRecord === null) {
    if (typed !== null) throw refused('document_no', answers.nothingOnRecord);
    const letters = [...(seen ?? '')].length;
    const { least, most } = activationLimits.seen;
    if (letters < least || letters > most) throw refused('seen', answers.seen(least, most));
    return seen;
  }
  if (typed === null) throw refused('document_no', answers.documentMissing);
  const takes: readonly Take[] = [[missesOf, member.memberNo]];
  const limited = ({ minutes }: { readonly minutes: number }) => answers.tooManyMisses(minutes);
  await reportRateLimit(budgets.take(takes), limited);
  if (foldDocumentNo(typed) !== foldDocumentNo(onRecord)) {
    throw refused('document_no', answers.otherDocument);
  }
  await budgets.giveBack(takes);
  return null;
}

export const handlers: readonly Handler<Services>[] = [
  handlersOn<Services>()(makeActivation, {
    async run(call) {
      const { who, services } = call;
      const { records, codes, budgets } = services;
      const member = await memberOf(call);
      const { memberNo } = member;
      const { staffId } = who;
      const bar = await records.asStaff(staffId, (db) => barTo(db, memberNo));
      if (bar !== undefined) throw new Problem('not_allowed', { text: answers.barred[bar] });
      const seen = await checkPaper(call, member);
      const taken = budgets.take([[ofStaff, staffId]]);
      await reportRateLimit(taken, ({ minutes }) => answers.tooManyCodes(minutes));
      const { code, mac } = codes.newActivation(memberNo);
      const until = await records.asStaff(staffId, (db) =>
        keepActivation(db, { memberNo, mac, seen }),
      );
      return {
        data: {
          code,
          ends_at: until.toISOString(),
          membership_no: memberNo,
          name: `${member.prefix}${member.firstName} ${member.lastName}`,
        },
      };
    },
  }),
];
