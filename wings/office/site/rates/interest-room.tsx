import { Percent } from 'lucide-react';
import type { ReactNode } from 'react';
import { officeRoomNames } from '../../../../api/office/office-rooms.text.ts';
import { bangkokDay, thaiDateShort } from '../../../../core/thai-date.ts';
import type { FieldSpec, FormValues } from '../../../../parts/edit-form/field-spec.ts';
import type { ListData, ListRow } from '../list/list-data.ts';
import type { ListRoom } from '../list/list-room.ts';
import { ChangeToday } from './ChangeToday.tsx';
import { PaperField } from './PaperField.tsx';
import { paperName } from './paper-name.ts';
import { RatesToday } from './RatesToday.tsx';
import { RateTable } from './RateTable.tsx';
import { rateState } from './rate-state.ts';
import { readInterestRates, saveInterestRates } from './rates.api.ts';
import { text } from './rates.text.ts';

type Kind = 'DEPOSIT' | 'LOAN';

const fieldsFor =
  (kind: Kind) =>
  (rows: readonly ListRow[]): readonly FieldSpec[] => [
    {
      ...{ name: 'name', label: text.name, hint: text.nameHint, kind: 'line', required: true },
      most: 120,
      suggestions: [
        ...new Set(rows.filter((row) => row.kind === kind).map(({ name }) => String(name))),
      ],
    },
    { name: 'rate', label: text.rate, hint: text.rateHint, kind: 'rate', required: true },
    { name: 'effective_on', label: text.from, hint: text.fromHint, kind: 'day', required: true },
    {
      ...{ name: 'paper_url', label: text.paper, kind: 'part' },
      part: (props) => <PaperField {...props} />,
      words: (value) => (typeof value === 'string' ? paperName(value) : text.noPaper),
    },
  ];

/** A rate of a name that is there already stands with it; another one comes last. */
function placeOf({ name }: FormValues, kind: Kind, rows: readonly ListRow[]): number {
  const own = rows.filter((row) => row.kind === kind);
  const places = own.map((row) => Number(row.position));
  const same = own.find((row) => row.name === name);
  return same === undefined ? Math.max(-1, ...places) + 1 : Number(same.position);
}

/** The list of interest rates of one kind. */
export function interestRoom(kind: Kind, control: (data: ListData) => ReactNode): ListRoom {
  const today = bangkokDay(new Date());
  const blank: FormValues = {
    ...{ kind, name: '', rate: '', effective_on: null },
    ...{ paper_url: null, paper_name: null },
  };
  return {
    read: readInterestRates,
    save: saveInterestRates,
    title: officeRoomNames.rates,
    sub: text.sub,
    addTitle: text.addRate,
    empty: { icon: Percent, title: text.empty, hint: text.emptyHint },
    fields: fieldsFor(kind),
    nameOf: ({ name, effective_on }) =>
      text.since(String(name), thaiDateShort(String(effective_on))),
    table: (props) => <RateTable {...props} today={today} />,
    blank,
    successor: (row, rows) =>
      rateState(row, rows, today) === 'before'
        ? undefined
        : {
            name: text.next,
            title: text.nextOf(String(row.name)),
            values: { ...blank, name: String(row.name) },
          },
    previewRow: (values, stored, rows) => (
      <ChangeToday rows={rows} stored={stored} values={{ ...values, kind }} today={today} />
    ),
    ordered: false,
    complete: (values, rows) => ({
      kind,
      position: placeOf(values, kind, rows),
      paper_name: typeof values.paper_url === 'string' ? paperName(values.paper_url) : null,
    }),
    preview: (rows) => <RatesToday rows={rows.filter((row) => row.kind === kind)} today={today} />,
    choose: { control, isShown: (row) => row.kind === kind },
  };
}
