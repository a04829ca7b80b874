/** Entries of the audit log as a member reads them: by the labels that the endpoints state. */
import {
  type AuditLabel,
  type AuditLabels,
  type EntryLabel,
  type EventKind,
  eventKinds,
  type LookedAt,
  lookedAt,
} from '../../../api/audit.ts';
import type { historyFilters } from './security.api.ts';

interface Entry {
  readonly entry: string;
  readonly outcome: string;
  readonly byStaff: boolean;
  readonly inSession: boolean;
}

const isKind = (label: AuditLabel | undefined): label is AuditLabel & EventKind =>
  eventKinds.some((kind) => kind === label);
const isSubject = (label: AuditLabel | undefined): label is LookedAt =>
  lookedAt.some((subject) => subject === label);

/** What was done, by whomever; `other` where the entry says nothing to a member. */
export function eventKind(event: Entry, labels: AuditLabels): EventKind {
  const entryLabel = labels.get(event.entry);
  if (event.byStaff) return staffKind(event.outcome, entryLabel);
  if (entryLabel === undefined) return 'other';
  const { label, step, file } = entryLabel;
  // The password was right, and the browser is to show a code yet.
  if (label === 'sign_in' && !step && event.outcome === 'ok' && !event.inSession) {
    return 'code_asked';
  }
  if (file) return 'taken';
  return step ?? (isKind(label) ? label : 'other');
}

/** Actions of the desk, where nobody looked at anything. */
const adminLabels: readonly (AuditLabel | undefined)[] = [
  'phone',
  'phone_withdrawn',
  'staff_other',
];

function staffKind(outcome: string, entryLabel: EntryLabel | undefined): EventKind {
  if (entryLabel === undefined) return 'staff_other';
  const { wing, label, look } = entryLabel;
  if (label === 'sign_out') return 'staff_end';
  if (label === 'staff_asked' || label === 'staff_begin') return label;
  if (outcome === 'refused' && !look) return 'staff_refused';
  return wing === 'member' && !adminLabels.includes(label) ? 'staff_look' : 'staff_other';
}

/** Where an action has its place. */
const subjects: Partial<Readonly<Record<AuditLabel, LookedAt>>> = {
  revealed: 'status',
  ended: 'security',
  choice: 'security',
};

/** What staff looked at, or what was downloaded as a file; null where it has no name. */
export function lookedAtOf(
  { entry, byStaff }: Pick<Entry, 'entry' | 'byStaff'>,
  labels: AuditLabels,
): LookedAt | null {
  const { label, file = false } = labels.get(entry) ?? {};
  if (label === undefined || (!byStaff && !file)) return null;
  return isSubject(label) ? label : (subjects[label] ?? null);
}

type Filter = (typeof historyFilters)[number];

/** What a filter shows of what the member did; without labels: every action and every file. */
const shown: Readonly<Record<Filter, readonly AuditLabel[] | undefined>> = {
  all: undefined,
  sign_in: ['sign_in', 'sign_out', 'ended'],
  password: ['password', 'phone', 'phone_withdrawn', 'register', 'recover'],
  staff: [],
};
const withheldLabels: readonly AuditLabel[] = [
  'staff_asked',
  'staff_begin',
  'staff_other',
  'other',
];

/** Which entries a filter asks the log for. */
export function entryQuery(
  filter: Filter,
  labels: AuditLabels,
): { entries: readonly string[]; staff: boolean } {
  const shownLabels = shown[filter];
  const isShown = ({ label, file }: EntryLabel) =>
    label !== undefined &&
    (shownLabels?.includes(label) ?? (file || (isKind(label) && !withheldLabels.includes(label))));
  const entries = [...labels]
    .filter(([, entryLabel]) => isShown(entryLabel))
    .map(([entry]) => entry);
  return { entries, staff: filter === 'staff' || filter === 'all' };
}
