import type { DataOf } from '../../../../api/endpoint.ts';
import { formatNumber } from '../../../../core/thai-number.ts';
import type { FieldSpec, FormValues } from '../../../../parts/edit-form/field-spec.ts';
import type { HistoryEntry } from '../../../../parts/history/HistoryPanel.tsx';
import type { readDocument } from '../documents.api.ts';
import { text } from '../documents.text.ts';

type Change = DataOf<typeof readDocument>['history'][number];
type Stood = NonNullable<Change['after']>;

const words = text.fields;

/** Words are told by how many they are: what became of each, a comparison shows. */
const lettersOf = (body: unknown): string =>
  words.letters(formatNumber(Number(String(body).split(' ')[0]), 0));

const fields: readonly FieldSpec[] = [
  { name: 'title', label: words.title, kind: 'line' },
  { name: 'effective_on', label: words.effective_on, kind: 'day' },
  { name: 'change_summary', label: words.change_summary, kind: 'area' },
  { name: 'body', label: words.body, kind: 'area', words: lettersOf },
  { name: 'withdrawn', label: words.withdrawn, kind: 'check' },
];

const valuesOf = ({ letters, digest, ...stood }: Stood): FormValues => ({
  ...stood,
  body: `${letters} ${digest}`,
});

/** What staff did to the versions, as the panel of changes shows it. */
export const historyEntries = (changes: readonly Change[]): readonly HistoryEntry[] =>
  changes.map(({ id, at, staff_name: who, before, after }) => ({
    ...{ id, at, who, fields },
    name: text.version((after ?? before)?.version ?? ''),
    before: before && valuesOf(before),
    after: after && valuesOf(after),
  }));
