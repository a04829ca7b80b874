import { Link as LinkSign } from 'lucide-react';
import { officeRoomNames } from '../../../../api/office/office-rooms.text.ts';
import type { FieldSpec } from '../../../../parts/edit-form/field-spec.ts';
import { ListPage } from '../list/ListPage.tsx';
import type { ListRoom } from '../list/list-room.ts';
import { readLinks, saveLinks } from './links.api.ts';
import { text } from './links.text.ts';

const fields: readonly FieldSpec[] = [
  { name: 'name', label: text.name, kind: 'line', required: true, most: 120 },
  { name: 'url', label: text.url, hint: text.urlHint, kind: 'link', required: true, most: 500 },
  { name: 'description', label: text.description, kind: 'line', most: 300 },
];

const room: ListRoom = {
  read: readLinks,
  save: saveLinks,
  title: officeRoomNames.links,
  sub: text.sub,
  addTitle: text.add,
  empty: { icon: LinkSign, title: text.empty, hint: text.emptyHint },
  fields: () => fields,
  nameOf: ({ name }) => String(name),
  line: ({ url }) => url,
  blank: { name: '', url: '', description: '' },
  ordered: true,
};

/** `/office/links`: links to others at the foot of the front page. */
export function LinksPage() {
  return <ListPage room={room} />;
}
