/** What a call leaves in the audit log, and how a member's own history words such an entry. */
import { type RoomName, roomNames } from './rooms.text.ts';
import type { Wing } from './wing.ts';

/** What an entry of the history means; the log's own names stay on the server. */
export const eventKinds = [
  'sign_in',
  'password_asked',
  'code_asked',
  'code_given',
  'sign_out',
  'register',
  'recover',
  'password',
  'phone',
  'phone_withdrawn',
  'picture',
  'revealed',
  'taken',
  'terms',
  'ended',
  'choice',
  'staff_asked',
  'staff_begin',
  'staff_end',
  'staff_look',
  'staff_refused',
  'staff_other',
  'other',
] as const;

export type EventKind = (typeof eventKinds)[number];

/** What a look of staff was at, or what was downloaded as a file. */
export const lookedAt = [
  ...(Object.keys(roomNames) as RoomName[]),
  ...(['loan_statement', 'statement', 'election', 'history', 'draft'] as const),
];

export type LookedAt = (typeof lookedAt)[number];

/** The history's word for an entry: an action or a subject; `audit.text.ts` says it in Thai. */
export type AuditLabel =
  | Exclude<EventKind, 'taken' | EventStep | 'staff_end' | 'staff_look' | 'staff_refused'>
  | LookedAt;

/** A step on the way to the action that the label names: a code asked for, a code given. */
export type EventStep = 'password_asked' | 'code_asked' | 'code_given';

interface Entry<Field extends string> {
  /** The audit log's word, e.g. `member.share.read`; it stays as it is in every store. */
  readonly entry: string;
  /** The input field, or fields in their order, that say what was acted on: an account number. */
  readonly target?: Field | readonly Field[];
  /**
   * The field with the number of the member in whose history the entry stands although nobody, or
   * somebody of the staff, was signed in.
   */
  readonly concerns?: Field;
  readonly label?: AuditLabel;
  readonly step?: EventStep;
}

/** A call that leaves no entry unless it is refused: then its endpoint's name is the entry. */
interface NoEntry {
  readonly noneBecause: string;
  readonly label?: AuditLabel;
}

/** The audit entry of a call, or the reason why it leaves none; there is no default. */
export type Audit<Field extends string = string> = Entry<Field> | NoEntry;

/** The same with the label that entries of the member's wing must have. */
export type LabelledAudit<Field extends string> =
  | (Entry<Field> & { readonly label: AuditLabel })
  | NoEntry;

export const publicContent: NoEntry = { noneBecause: 'public content, the same for everybody' };

/** How the history words the entries of one name. */
export interface EntryLabel {
  readonly wing: Wing;
  readonly label?: AuditLabel | undefined;
  readonly step?: EventStep | undefined;
  /** The answer is a file. */
  readonly file: boolean;
  /** Something of the member's was read and nothing was done. */
  readonly look: boolean;
}

export type AuditLabels = ReadonlyMap<string, EntryLabel>;

/** Entries that handlers and commands of the desk add to those of the endpoints. */
const besides: Readonly<Record<string, AuditLabel>> = {
  'member.register': 'register',
  'member.recover': 'recover',
  'member.password.change': 'password',
  'member.phone.approve': 'phone',
  'member.activation': 'staff_other',
  'office.help.open': 'staff_begin',
};

/** As much of an endpoint as its entries are worded by. */
interface Audited {
  readonly name: string;
  readonly wing: Wing;
  readonly method: string;
  readonly files?: readonly string[];
  readonly audit: Audit;
}

/** The label of every entry by its name, as the endpoints state it. */
export function auditLabelsOf(endpoints: readonly Audited[]): AuditLabels {
  const stated = endpoints.map(({ name, wing, method, files, audit }): [string, EntryLabel] => {
    const file = files !== undefined;
    const { label } = audit;
    const look = method === 'GET' && !file && label !== undefined;
    if ('noneBecause' in audit) return [name, { wing, label, file, look }];
    return [audit.entry, { wing, label, step: audit.step, file, look }];
  });
  const added = Object.entries(besides).map(([entry, label]): [string, EntryLabel] => [
    entry,
    { wing: 'member', label, file: false, look: false },
  ]);
  return new Map([...stated, ...added]);
}
