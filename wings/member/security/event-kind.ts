/** Entries of the audit trail as a member reads them. Pure. */
import type { EventKind, historyFilters, LookedAt } from './security.api.ts';

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
  ['member.status.revealed', 'revealed'],
  ['member.terms', 'terms'],
  ['member.security.end', 'ended'],
  ['member.security.choose', 'choice'],
];

/** Files and papers of any room, by the end of their names. */
const files = ['.taken', '.printed', '.form'];

const isFile = (entry: string): boolean => files.some((end) => entry.endsWith(end));

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
  if (isFile(entry)) return 'taken';
  const step = steps.find(([end]) => end.test(entry))?.[1];
  if (step !== undefined) return step;
  return kinds.find(([beginning]) => entry.startsWith(beginning))?.[1] ?? 'other';
}

const draft = 'member.board_draft';

/** By the room's name, which is the second word of its entries. */
const rooms: ReadonlyMap<string, LookedAt> = new Map([
  ['status', 'status'],
  ['share', 'share'],
  ['loan', 'loan'],
  ['loan_payoff', 'loan'],
  ['loan_schedule', 'loan'],
  ['loan_statement', 'loan_statement'],
  ['deposit', 'deposit'],
  ['dep_statement', 'statement'],
  ['kep', 'kep'],
  ['kepcrem', 'kepcrem'],
  ['coll', 'coll'],
  ['gian', 'gian'],
  ['welfare', 'welfare'],
  ['dividend', 'dividend'],
  ['dividend_origin', 'dividend'],
  ['certificate', 'certificate'],
  ['papers', 'certificate'],
  ['election', 'election'],
  ['security', 'security'],
  ['board_draft', 'draft'],
]);

/** What staff looked at, or what was taken away as a file; null where it has no name. */
export function lookedAtOf({ entry, byStaff }: Pick<Entry, 'entry' | 'byStaff'>): LookedAt | null {
  if (!byStaff && !isFile(entry)) return null;
  if (entry.startsWith('member.security.history')) return 'history';
  return rooms.get(entry.split('.')[1] ?? '') ?? null;
}

function staffKind(entry: string, outcome: string): EventKind {
  if (entry.startsWith('member.sign_out')) return 'staff_end';
  const isLook = entry.endsWith('.read') || entry === draft;
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
  if (filter === 'all') {
    const ends = files.map((end) => `member.%${end}`);
    return { entries: [...patternsOf(() => true), ...ends], staff: true };
  }
  const group = filter === 'sign_in' ? ofSignIn : ofPassword;
  return { entries: patternsOf((kind) => group.includes(kind)), staff: false };
}
