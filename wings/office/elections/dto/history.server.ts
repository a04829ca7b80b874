/** Changes of rows as people read them: which row, which fields, what stood there before. */
import type { DataOf } from '../../../../api/endpoint.ts';
import type { ElectionPart } from '../../../../core/election/parts.ts';
import type { ContentChange } from '../../../../records/office/elections/history.ts';
import type { readHistory } from '../elections.api.ts';
import { fieldNames } from '../history.text.ts';

type Change = DataOf<typeof readHistory>['changes'][number];

/** Tables that belong to a part. */
const tables: Readonly<Record<ElectionPart, readonly string[]>> = {
  particulars: ['elections'],
  schedule: ['elections', 'election_calendar'],
  positions: ['election_positions'],
  zones: ['election_zones'],
  candidates: ['election_candidates'],
  documents: ['election_documents'],
  // A list of members leaves no copy; the audit log says who replaced it.
  voters: [],
};

export const subjectsOf = (part: ElectionPart): readonly string[] => tables[part];

const scheduleFields = new Set([
  'application_on',
  'campaign_on',
  'voting_on',
  'voting_ends_on',
  'announced_on',
  'manual_status',
  'manual_reason',
]);

const shownValue = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value);

/** Of the election's own row the fields of the days belong to the schedule, the others do not. */
const belongs = (part: ElectionPart, field: string): boolean => {
  if (part === 'schedule') return scheduleFields.has(field);
  return part !== 'particulars' || !scheduleFields.has(field);
};

/** A change as one part tells it; undefined where nothing of it is the part's. */
export function changeOf(change: ContentChange, part: ElectionPart): Change | undefined {
  const { id, at, by, rowKey, before, after } = change;
  // The year is the key's first word; the rest says which row of it.
  const row = rowKey.split(' ').slice(1).join(' ');
  const isOwnRow = row === '';
  const fields = Object.keys(after ?? before ?? {})
    .filter((field) => field in fieldNames && (!isOwnRow || belongs(part, field)))
    .map((field) => ({
      name: fieldNames[field] ?? field,
      before: shownValue(before?.[field]),
      after: shownValue(after?.[field]),
    }))
    .filter((one) => one.before !== one.after);
  if (fields.length === 0) return undefined;
  const kind = before === null ? 'made' : after === null ? 'removed' : 'changed';
  return { id: String(id), at: at.toISOString(), by, kind, row, fields };
}
