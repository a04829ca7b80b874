/** Administrators keep staff (D-37); the store asks who they are once more at each change. */
import type { FieldFault } from '../../../api/envelope.ts';
import { type CallFacts, type Handler, handlersOn } from '../../../api/handler.ts';
import { officePaths } from '../../../api/office/office-paths.ts';
import type { StaffRole } from '../../../api/office/staff-roles.ts';
import { Problem } from '../../../api/problem.ts';
import { canonicalMembershipNumber } from '../../../core/membership-number.ts';
import type { Db, Records } from '../../../records/database.ts';
import { findMember } from '../../../records/figures/members.ts';
import type { Services } from '../../../records/services.ts';
import { newEnrolmentToken, startEnrolment } from '../../../records/staff/enrolment.ts';
import * as kept from '../../../records/staff/keep-staff.ts';
import { addStaff, changeStaff, endStaff, readStaff, resetStaff } from './staff.api.ts';
import { answers } from './staff.text.ts';

const handle = handlersOn<Services>();

const refused = (...fields: FieldFault[]): Problem => new Problem('bad_input', { fields });

/** What stands in the way, in words; `done` passes. */
function must(outcome: kept.Outcome): void {
  switch (outcome) {
    case 'done':
      return;
    case 'taken':
      throw refused({ field: 'staff_login', message: answers.taken });
    case 'theirs':
      throw refused({ field: 'membership_no', message: answers.theirs });
    case 'last_admin':
    case 'self':
      throw new Problem('not_allowed', { text: answers[outcome] });
    case 'conflict':
      throw new Problem('conflict', { text: answers.conflict });
    default:
      throw new Problem('not_found');
  }
}

interface Numbers {
  readonly ownMemberNo: string | null;
  readonly relatives: readonly string[];
}

/** The numbers as they are stored. Throws Problem bad_input for one that nobody could bear. */
function numbersOf(input: { membership_no: string; relatives: readonly string[] }): Numbers {
  const own = canonicalMembershipNumber(input.membership_no);
  if (input.membership_no.trim() !== '' && own === undefined) {
    throw refused({ field: 'membership_no', message: answers.badNumber });
  }
  const relatives = input.relatives.map((typed) => {
    const number = canonicalMembershipNumber(typed);
    if (number === undefined) {
      throw refused({ field: 'relatives', message: answers.badNumberOf(typed) });
    }
    return number;
  });
  if (own !== undefined && relatives.includes(own)) {
    throw refused({ field: 'relatives', message: answers.ownIsNoRelative });
  }
  return { ownMemberNo: own ?? null, relatives: [...new Set(relatives)].toSorted() };
}

/** Throws Problem bad_input for a number that no member bears; who stood there before may stay. */
async function mustBeMembers(
  records: Records,
  { ownMemberNo, relatives }: Numbers,
  before?: kept.StaffRow,
): Promise<void> {
  const isMember = (memberNo: string) => records.readAsMember(memberNo, findMember);
  if (ownMemberNo !== null && ownMemberNo !== before?.ownMemberNo) {
    if (!(await isMember(ownMemberNo))) {
      throw refused({ field: 'membership_no', message: answers.noMember(ownMemberNo) });
    }
  }
  for (const memberNo of relatives.filter((one) => !before?.relatives.includes(one))) {
    if (!(await isMember(memberNo))) {
      throw refused({ field: 'relatives', message: answers.noMember(memberNo) });
    }
  }
}

/** A one-time link for somebody who has no credential, as a part of what made it so. */
async function linkFor(db: Db, login: string, { origin }: CallFacts) {
  const token = newEnrolmentToken();
  const until = await startEnrolment(db, login, token);
  if (until === undefined) throw new Problem('conflict', { text: answers.conflict });
  return {
    address: `${origin}${officePaths.enrol}#${token}`,
    until: until.toISOString(),
  };
}

export const handlers: readonly Handler<Services>[] = [
  handle(readStaff, {
    async run({ who, services }) {
      const all = await services.records.asStaff(who.staffId, kept.listStaff);
      return { data: { staff: all.map(present) } };
    },
  }),

  handle(addStaff, {
    async run({ input, who, services: { records }, facts }) {
      const { staff_login: login, name, roles } = input;
      const { ownMemberNo, relatives } = numbersOf(input);
      await mustBeMembers(records, { ownMemberNo, relatives });
      const fresh = { login, name, roles, ownMemberNo: ownMemberNo ?? undefined, relatives };
      const data = await records.asStaff(who.staffId, async (db) => {
        must(await kept.addStaff(db, fresh, undefined));
        return linkFor(db, login, facts);
      });
      return { data };
    },
  }),

  handle(changeStaff, {
    async run({ input, who, services: { records } }) {
      const { staff_login: login, version, name, roles } = input;
      const numbers = numbersOf(input);
      const all = await records.asStaff(who.staffId, kept.listStaff);
      const before = all.find((one) => one.login === login);
      await mustBeMembers(records, numbers, before);
      const change = { name, roles, ...numbers };
      must(
        await records.asStaff(who.staffId, (db) => kept.changeStaff(db, login, change, version)),
      );
      return {};
    },
  }),

  handle(endStaff, {
    async run({ input: { staff_login: login, version }, who, services: { records } }) {
      const { outcome } = await records.asStaff(who.staffId, (db) =>
        kept.endStaff(db, login, version),
      );
      must(outcome);
      return {};
    },
  }),

  handle(resetStaff, {
    async run({ input: { staff_login: login, version }, who, services: { records }, facts }) {
      const data = await records.asStaff(who.staffId, async (db) => {
        must((await kept.resetStaff(db, login, { version })).outcome);
        return linkFor(db, login, facts);
      });
      return { data };
    },
  }),
];

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

const present = (one: kept.StaffRow) => ({
  login: one.login,
  name: one.name,
  roles: [...one.roles] as StaffRole[],
  membership_no: one.ownMemberNo,
  relatives: [...one.relatives],
  since: one.createdAt.toISOString(),
  ended_at: instant(one.endedAt),
  version: one.version,
  has_password: one.hasPassword,
  passkeys: one.passkeys,
  recovery_codes: one.recoveryCodes,
  enrols_until: instant(one.enrolsUntil),
});
