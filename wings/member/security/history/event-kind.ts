/** Entries of the audit trail as a member reads them. Pure. */
import type { EventKind, historyFilters, LookedAt } from '../security.api.ts';

/** Beginnings of names; the first that fits wins. */
const kinds: readonly (readonly [string, EventKind])[] = [
  ['member.sign_in', 'sign_in'],
  ['member.sign_out', 'sign_out'],
  ['member.register', 'register'],
  ['member.recover', 'recover'],
  ['member.forget', 'recover'],
  ['member.password', 'password'],
  ['member.phone.withdraw', 'phone_withdrawn'],
  ['member.phone', 'phone'],
  ['member.picture', 'picture'],
  ['member.terms', 'terms'],
  ['member.security.end', 'ended'],
  ['member.security.choose', 'choice'],
];

/** Steps on the way, by the end of their names: of a sign-in, a new password, a telephone. */
const steps: readonly (readonly [RegExp, EventKind])[] = [
  // Whether a code followed shows in the next line.
  [/^member\.password\.ask$/, 'password_asked'],
  [/\.(?:ask|code|otp_again)$/, 'code_asked'],
  [/\.otp$|^member\.password\.confirm$/, 'code_given'],
];

interface Entry {
  readonly entry: string;
  readonly outcome: string;
  readonly byStaff: boolean;
  readonly inSession: boolean;
}

/** What was done, by whomever; `other` where the name says nothing to a member. */
export function eventKind({ entry, outcome, byStaff, inSession }: Entry): EventKind {
  if (byStaff) return staffKind(entry, outcome);
  // The password was right, and the browser is to show a code yet.
  if (entry === 'member.sign_in' && outcome === 'ok' && !inSession) return 'code_asked';
  const step = steps.find(([end]) => end.test(entry))?.[1];
  if (step !== undefined) return step;
  return kinds.find(([beginning]) => entry.startsWith(beginning))?.[1] ?? 'other';
}

const lookNames: ReadonlyMap<string, LookedAt> = new Map([
  ['member.share.read', 'share'],
  ['member.deposit.read', 'deposit'],
  ['member.dep_statement.read', 'statement'],
  ['member.election.read', 'election'],
  ['member.security.read', 'security'],
  ['member.security.history.read', 'history'],
  ['member.board_draft', 'draft'],
]);

/** What staff looked at; null where it was no look, or at nothing that has a name. */
export function lookedAtOf({ entry, byStaff }: Pick<Entry, 'entry' | 'byStaff'>): LookedAt | null {
  return byStaff ? (lookNames.get(entry) ?? null) : null;
}

function staffKind(entry: string, outcome: string): EventKind {
  if (entry.startsWith('member.sign_out')) return 'staff_end';
  const isLook = entry.endsWith('.read') || lookNames.has(entry);
  if (outcome === 'refused' && !isLook && !entry.startsWith('office.')) return 'staff_refused';
  if (entry === 'office.help.ticket') return 'staff_asked';
  if (entry === 'office.help.open') return 'staff_begin';
  // Deeds of the counter, where nobody looked at anything.
  if (/^member\.phone\.|^member\.activation$/.test(entry)) return 'staff_other';
  return entry.startsWith('member.') ? 'staff_look' : 'staff_other';
}

type Filter = (typeof historyFilters)[number];

const ofSignIn: readonly EventKind[] = ['sign_in', 'sign_out', 'ended'];
const ofPassword: readonly EventKind[] = [
  'password',
  'phone',
  'phone_withdrawn',
  'register',
  'recover',
];

const patternsOf = (wanted: (kind: EventKind) => boolean): string[] =>
  kinds.filter(([, kind]) => wanted(kind)).map(([name]) => `${name.replaceAll('_', '\\_')}%`);

/** Which entries a filter asks the trail for. */
export function askedEntries(filter: Filter): { entries: readonly string[]; staff: boolean } {
  if (filter === 'staff') return { entries: [], staff: true };
  if (filter === 'all') return { entries: patternsOf(() => true), staff: true };
  const group = filter === 'sign_in' ? ofSignIn : ofPassword;
  return { entries: patternsOf((kind) => group.includes(kind)), staff: false };
}
