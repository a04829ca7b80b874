/** Fields of an item and of a sub-item of the menu. */
import type { FieldSpec } from '../../../../parts/edit-form/field-spec.ts';
import { IconField } from './IconField.tsx';
import { text } from './menu.text.ts';
import type { Item } from './menu-tree.ts';
import { WingsField, wingsInWords } from './WingsField.tsx';

const url: FieldSpec = {
  ...{ name: 'url', label: text.url, hint: text.urlHint, kind: 'link', required: true },
  most: 500,
};
const shown: FieldSpec = { name: 'shown', label: text.shown, kind: 'check' };

export const itemFields: readonly FieldSpec[] = [
  { name: 'name', label: text.name, kind: 'line', required: true, most: 40 },
  { name: 'name_en', label: text.nameEn, hint: text.nameEnHint, kind: 'line', most: 40 },
  url,
  {
    ...{ name: 'icon', label: text.icon, kind: 'part' },
    part: (props) => <IconField {...props} />,
  },
  {
    ...{ name: 'type', label: text.type, kind: 'choice' },
    choices: [
      { value: 'main', label: text.types.main },
      { value: 'other', label: text.types.other },
    ],
  },
  {
    ...{ name: 'used_in', label: text.usedIn, kind: 'part', required: true },
    part: (props) => <WingsField {...props} />,
    words: wingsInWords,
  },
  { name: 'is_parent', label: text.parent, kind: 'check' },
  shown,
];

/** Of a sub-item; it can be moved below another item. */
export const subFields = (items: readonly Item[]): readonly FieldSpec[] => [
  { name: 'name', label: text.name, kind: 'line', required: true, most: 80 },
  url,
  { name: 'description', label: text.description, kind: 'line', most: 200 },
  {
    ...{ name: 'menu', label: text.above, kind: 'choice' },
    choices: items.map(({ id, name }) => ({ value: id, label: name })),
  },
  shown,
];
