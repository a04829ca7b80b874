/** The member behind the stored session, as the server knows them now. */
import type { DataOf } from '../../../../api/endpoint.ts';
import type { Day } from '../../../../core/days.ts';
import { memberSession } from '../../../../shell/session/member-session.ts';
import { checkSession } from '../frame.api.ts';
import { announceSessionEnd } from './announce-session-end.ts';

export interface Person {
  readonly memberNo: string;
  readonly prefix: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Who of the staff looks in the member's stead (S4); null: it is the member. */
  readonly helper: string | null;
  /** Since when the records have not been renewed, where those of everybody else were. */
  readonly quarantineAsOf: Day | null;
}

export function personOf(data: DataOf<typeof checkSession>): Person {
  const { membership_no: memberNo, prefix, first_name, last_name, helper } = data;
  const name = { prefix, firstName: first_name, lastName: last_name };
  return { memberNo, ...name, helper, quarantineAsOf: data.quarantine_as_of };
}

/** The same as the sign-in left it in this browser, for whoever has no signal. */
export function storedPerson(): Person {
  const { membership_no: memberNo = '', member } = memberSession().state().user ?? {};
  const {
    PRENAME: prefix = '',
    MEMBER_NAME: firstName = '',
    MEMBER_SURNAME: lastName = '',
  } = member ?? {};
  return { ...{ memberNo, prefix, firstName, lastName }, helper: null, quarantineAsOf: null };
}

export const memberCheck = { endpoint: checkSession, session: memberSession, announceSessionEnd };
