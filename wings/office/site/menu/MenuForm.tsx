import { useState } from 'react';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { EditForm } from '../../../../parts/edit-form/EditForm.tsx';
import type { FormValues } from '../../../../parts/edit-form/field-spec.ts';
import { listText } from '../list/list.text.ts';
import { useEdited } from '../list/use-edited.ts';
import { text } from './menu.text.ts';
import { itemFields, subFields } from './menu-fields.tsx';
import {
  type Item,
  type MenuData,
  type Place,
  type SentItem,
  type SentSub,
  type Tree,
  withItem,
  withSub,
} from './menu-tree.ts';

interface MenuFormProps {
  readonly data: MenuData;
  readonly place: Place;
  /** Rejects with what the server refused; gives the menu as it then is. */
  readonly onSave: (tree: Tree) => Promise<MenuData>;
  readonly onReload: () => Promise<unknown>;
}

const blankItem: Omit<SentItem, 'subs'> = {
  ...{ id: null, name: '', name_en: '', url: '', icon: '', type: 'main' },
  ...{ is_parent: false, shown: true, used_in: 'info' },
};
const blankSub: SentSub = { id: null, name: '', url: '', description: '', shown: true };

/** Says that it is saved, and where its link leads to nothing. */
function tell(saved: MenuData, name: string, url: string): void {
  if (saved.gone.includes(url)) notify({ kind: 'warning', text: listText.savedGone(name) });
  else notify({ kind: 'success', text: listText.saved(name) });
}

/** An item or a sub-item to be changed, or a new one. */
export function MenuForm(props: MenuFormProps) {
  return props.place.sub === undefined ? <ItemForm {...props} /> : <SubForm {...props} />;
}

const valuesOf = ({ subs: _, ...item }: Item): FormValues => item;

function ItemForm({ data, place, onSave, onReload }: MenuFormProps) {
  const { close } = useEdited();
  const at = data.items.findIndex(({ id }) => id === place.item);
  const stored = data.items[at];
  const [opened] = useState<FormValues>(stored ? valuesOf(stored) : { ...blankItem });
  async function save(values: FormValues) {
    const item = {
      ...(opened as unknown as SentItem),
      ...values,
      subs: stored?.subs ?? [],
    } as SentItem;
    tell(await onSave(withItem(data.items, item)), item.name, item.url);
  }
  return (
    <EditForm
      title={opened.id == null ? text.add : listText.editOf(String(opened.name))}
      fields={itemFields}
      initial={opened}
      stored={stored && valuesOf(stored)}
      prefix={`items.${at < 0 ? data.items.length : at}.`}
      onSave={save}
      onReload={onReload}
      onClose={close}
    />
  );
}

function SubForm({ data, place, onSave, onReload }: MenuFormProps) {
  const { close } = useEdited();
  const { items } = data;
  const above = items.find(({ subs }) => subs.some(({ id }) => id === place.sub));
  const sub = above?.subs.find(({ id }) => id === place.sub);
  const stored = sub && above && { ...sub, menu: above.id };
  const [opened] = useState<FormValues>(stored ?? { ...blankSub, menu: place.item });
  const [menu, setMenu] = useState(String(opened.menu));
  const at = items.findIndex(({ id }) => id === menu);
  const target = items[at]?.subs ?? [];
  const own = target.findIndex(({ id }) => id === place.sub);
  async function save({ menu: chosen, ...values }: FormValues) {
    setMenu(String(chosen));
    const { id } = opened;
    const changed = { ...values, id } as unknown as SentSub;
    const saved = await onSave(withSub(items, String(chosen), changed));
    tell(saved, changed.name, changed.url);
  }
  return (
    <EditForm
      title={
        opened.id == null
          ? text.addSubTo(items.find(({ id }) => id === place.item)?.name ?? '')
          : listText.editOf(String(opened.name))
      }
      fields={subFields(items)}
      initial={opened}
      stored={stored}
      prefix={`items.${at}.subs.${own < 0 ? target.length : own}.`}
      onSave={save}
      onReload={onReload}
      onClose={close}
    />
  );
}
