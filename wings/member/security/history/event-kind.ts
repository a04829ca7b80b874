/** Entries of the audit trail as a member reads them. Pure. */
import type { EventKind, historyFilters } from '../security.api.ts';

/** Beginnings of names; the first that fits wins. */
const kinds: readonly (readonly [string, EventKind])[] = [
  ['member.sign_in_otp', 'sign_in_code'],
  ['member.sign_in.otp', 'sign_in_code'],
  ['member.sign_in', 'sign_in'],
  ['member.sign_out', 'sign_out'],
  ['member.register', 'register'],
  ['member.recover', 'recover'],
  ['member.forget', 'recover'],
  ['member.password', 'password'],
  ['member.phone', 'phone'],
  ['member.picture', 'picture'],
  ['member.terms', 'terms'],
  ['member.security.end', 'ended'],
  ['member.security.choose', 'choice'],
];

/** What a member or a stranger did; `other` where the name says nothing to a member. */
export function eventKind(entry: string, byStaff: boolean): EventKind {
  if (byStaff) return staffKind(entry);
  return kinds.find(([beginning]) => entry.startsWith(beginning))?.[1] ?? 'other';
}

function staffKind(entry: string): EventKind {
  if (entry.startsWith('member.sign_out')) return 'staff_end';
  if (entry.includes('impersonate')) return 'staff_begin';
  return entry.startsWith('member.') ? 'staff_look' : 'staff_other';
}

type Filter = (typeof historyFilters)[number];

const ofSignIn: readonly EventKind[] = ['sign_in', 'sign_in_code', 'sign_out', 'ended'];
const ofPassword: readonly EventKind[] = ['password', 'phone', 'register', 'recover'];

const patternsOf = (wanted: (kind: EventKind) => boolean): string[] =>
  kinds.filter(([, kind]) => wanted(kind)).map(([name]) => `${name.replaceAll('_', '\\_')}%`);

/** Which entries a filter asks the trail for. */
export function askedEntries(filter: Filter): { entries: readonly string[]; staff: boolean } {
  if (filter === 'staff') return { entries: [], staff: true };
  if (filter === 'all') return { entries: patternsOf(() => true), staff: true };
  const group = filter === 'sign_in' ? ofSignIn : ofPassword;
  return { entries: patternsOf((kind) => group.includes(kind)), staff: false };
}
