import { CalendarDays, SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { officeRoomNames } from '../../../../api/office/office-rooms.text.ts';
import { bangkokDay, thaiDateShort } from '../../../../core/thai-date.ts';
import type { FieldSpec } from '../../../../parts/edit-form/field-spec.ts';
import { ListPage } from '../list/ListPage.tsx';
import type { ListRow } from '../list/list-data.ts';
import type { ListRoom } from '../list/list-room.ts';
import { CalendarFilter } from './CalendarFilter.tsx';
import { isChosen, readAddress } from './calendar.address.ts';
import { readEvents, saveEvents } from './calendar.api.ts';
import { text } from './calendar.text.ts';
import { arranged } from './event-groups.ts';

const fields: readonly FieldSpec[] = [
  { name: 'title', label: text.title, kind: 'line', required: true, most: 200 },
  { name: 'starts_on', label: text.from, hint: text.dayHint, kind: 'day', required: true },
  { name: 'ends_on', label: text.until, hint: text.dayHint, kind: 'day', required: true },
  { name: 'place', label: text.place, kind: 'line', most: 200 },
  { name: 'url', label: text.url, kind: 'link', most: 500 },
];

function lineOf({ starts_on, ends_on, place }: ListRow): string {
  const from = thaiDateShort(String(starts_on));
  const days =
    starts_on === ends_on ? from : `${from} ${text.to} ${thaiDateShort(String(ends_on))}`;
  return [days, place].filter(Boolean).join(' · ');
}

const room: ListRoom = {
  read: readEvents,
  save: saveEvents,
  title: officeRoomNames.calendar,
  sub: text.sub,
  addTitle: text.add,
  empty: { icon: CalendarDays, title: text.empty, hint: text.emptyHint },
  fields: () => fields,
  nameOf: ({ title }) => String(title),
  line: lineOf,
  blank: { title: '', starts_on: null, ends_on: null, place: '', url: null },
  ordered: false,
};

/** `/office/calendar`: what the public reads in the calendar, month by month. */
export function CalendarPage() {
  const [search] = useSearchParams();
  const input = readAddress(search);
  const today = bangkokDay(new Date());
  const chosen: Partial<ListRoom> = {
    choose: {
      isShown: (row) => isChosen(row, input, today),
      control: () => <CalendarFilter input={input} />,
    },
    arrange: (rows) => arranged(rows, input),
    ...(input.q && {
      empty: { icon: SearchX, title: text.nothing, hint: text.nothingHint },
    }),
  };
  return <ListPage room={{ ...room, ...chosen }} />;
}
