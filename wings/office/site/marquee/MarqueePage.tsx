import { Megaphone } from 'lucide-react';
import { officeRoomNames } from '../../../../api/office/office-rooms.text.ts';
import { bangkokDay, thaiDateShort } from '../../../../core/thai-date.ts';
import type { FieldSpec } from '../../../../parts/edit-form/field-spec.ts';
import { Marquee } from '../../../../shell/frame/Marquee.tsx';
import { joinedNotes } from '../../../../shell/frame/marquee.ts';
import { ListPage } from '../list/ListPage.tsx';
import type { ListRow } from '../list/list-data.ts';
import type { ListRoom } from '../list/list-room.ts';
import { readMarquee, saveMarquee } from './marquee.api.ts';
import { text } from './marquee.text.ts';
import { NoteField } from './NoteField.tsx';

const fields: readonly FieldSpec[] = [
  {
    ...{ name: 'note_html', label: text.note, kind: 'part', required: true },
    part: (props) => <NoteField {...props} />,
    words: (value) => plainOf(String(value ?? '')),
  },
  { name: 'from_on', label: text.from, hint: text.dayHint, kind: 'day' },
  { name: 'until_on', label: text.until, hint: text.dayHint, kind: 'day' },
  { name: 'shown', label: text.shown, kind: 'check' },
];

/** A note without its markup. */
function plainOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();
}

function daysOf({ from_on, until_on }: ListRow): string {
  const from = from_on === null ? '' : text.since(thaiDateShort(String(from_on)));
  const until = until_on === null ? '' : text.upTo(thaiDateShort(String(until_on)));
  return [from, until].filter(Boolean).join(' ') || text.always;
}

/** What stands in the bar on a day. */
const shownOn = (rows: readonly ListRow[], today: string): string =>
  joinedNotes(
    rows
      .filter(
        ({ shown, from_on, until_on }) =>
          shown === true &&
          (from_on === null || String(from_on) <= today) &&
          (until_on === null || String(until_on) >= today),
      )
      .map(({ note_html }) => String(note_html)),
  );

const room: ListRoom = {
  read: readMarquee,
  save: saveMarquee,
  title: officeRoomNames.marquee,
  sub: text.sub,
  addTitle: text.add,
  empty: { icon: Megaphone, title: text.empty, hint: text.emptyHint },
  fields: () => fields,
  nameOf: ({ note_html }) => plainOf(String(note_html)),
  line: daysOf,
  blank: { note_html: '', from_on: null, until_on: null, shown: true },
  ordered: true,
  preview: (rows) => {
    const html = shownOn(rows, bangkokDay(new Date()));
    return html === '' ? <p>{text.nothing}</p> : <Marquee html={html} />;
  },
};

/** `/office/marquee`: lines of the announcement bar, their order and their days. */
export function MarqueePage() {
  return <ListPage room={room} />;
}
