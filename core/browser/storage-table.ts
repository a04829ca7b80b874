/** The table that visitors read (`/cookie/cookies`): every name that is kept, by purpose. */
import {
  agencyCookie,
  agencyKey,
  consentCookieName,
  deviceCookie,
  memberCookie,
  memberKeys,
  officeCookie,
  refusedKey,
  scrollKey,
  viewKey,
} from './storage-names.ts';

export type KeptPlace = 'cookie' | 'local' | 'session';

export interface KeptName {
  /** What the words of the table are found by. */
  readonly purpose:
    | 'session'
    | 'agencySession'
    | 'device'
    | 'office'
    | 'consent'
    | 'member'
    | 'agency'
    | 'view'
    | 'refused'
    | 'scroll';
  readonly place: KeptPlace;
  readonly names: readonly string[];
}

/** The table: one line for each purpose. */
export const keptNames: readonly KeptName[] = [
  { purpose: 'session', place: 'cookie', names: [memberCookie] },
  { purpose: 'agencySession', place: 'cookie', names: [agencyCookie] },
  { purpose: 'device', place: 'cookie', names: [deviceCookie] },
  { purpose: 'office', place: 'cookie', names: [officeCookie] },
  { purpose: 'consent', place: 'cookie', names: [consentCookieName] },
  { purpose: 'member', place: 'local', names: memberKeys },
  { purpose: 'agency', place: 'local', names: [agencyKey] },
  { purpose: 'view', place: 'local', names: [viewKey] },
  { purpose: 'refused', place: 'session', names: [refusedKey] },
  { purpose: 'scroll', place: 'session', names: [scrollKey] },
];
