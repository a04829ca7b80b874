/** The table that visitors read (`/cookie/cookies`): every name that is kept, by purpose. */
import {
  agencyCookie,
  agencyKey,
  consentCookieName,
  deviceCookie,
  heldCachePrefix,
  lastSeenCookie,
  lastSeenKey,
  memberCookie,
  memberKeys,
  officeCookie,
  refusedKey,
  scrollKey,
  viewKey,
} from './storage-names.ts';

export type StorageKind = 'cookie' | 'local' | 'session' | 'cache';

export interface StorageEntry {
  /** What the words of the table are found by. */
  readonly purpose:
    | 'session'
    | 'agencySession'
    | 'device'
    | 'office'
    | 'consent'
    | 'member'
    | 'agency'
    | 'lastSeen'
    | 'lastSeenHalf'
    | 'held'
    | 'view'
    | 'refused'
    | 'scroll';
  readonly storage: StorageKind;
  readonly names: readonly string[];
}

/** The table: one line for each purpose. */
export const storageEntries: readonly StorageEntry[] = [
  { purpose: 'session', storage: 'cookie', names: [memberCookie] },
  { purpose: 'agencySession', storage: 'cookie', names: [agencyCookie] },
  { purpose: 'device', storage: 'cookie', names: [deviceCookie] },
  { purpose: 'office', storage: 'cookie', names: [officeCookie] },
  { purpose: 'consent', storage: 'cookie', names: [consentCookieName] },
  { purpose: 'member', storage: 'local', names: memberKeys },
  { purpose: 'agency', storage: 'local', names: [agencyKey] },
  { purpose: 'lastSeen', storage: 'local', names: [lastSeenKey] },
  { purpose: 'lastSeenHalf', storage: 'cookie', names: [lastSeenCookie] },
  { purpose: 'view', storage: 'local', names: [viewKey] },
  { purpose: 'refused', storage: 'session', names: [refusedKey] },
  { purpose: 'scroll', storage: 'session', names: [scrollKey] },
  { purpose: 'held', storage: 'cache', names: [`${heldCachePrefix}*`] },
];
