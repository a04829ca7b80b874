import type { FormValues } from '../../../../parts/edit-form/field-spec.ts';
import { HistoryPanel } from '../../../../parts/history/HistoryPanel.tsx';
import { listText } from '../list/list.text.ts';
import { itemFields, subFields } from './menu-fields.tsx';
import { type MenuData, type SentItem, type Tree, withItem, withSub } from './menu-tree.ts';

interface MenuHistoryProps {
  readonly data: MenuData;
  readonly onPut: (tree: Tree, done: string) => Promise<boolean>;
}

type Changed = NonNullable<MenuData['history'][number]['before']>;

/** The tree with a removed row in it again; undefined where its place is gone. */
function restored({ items }: MenuData, row: Changed): Tree | undefined {
  const { menu, position: _, ...own } = row;
  if (menu === undefined) {
    const { description: __, ...item } = own;
    return withItem(items, { ...(item as Omit<SentItem, 'subs'>), subs: [] });
  }
  const { id, name, url, description, shown } = own;
  const isThere = items.some((item) => item.id === menu);
  return isThere ? withSub(items, menu, { id, name, url, description, shown }) : undefined;
}

/** What was changed of the menu; what was removed can come back, an item before what was below. */
export function MenuHistory({ data, onPut }: MenuHistoryProps) {
  const { items, history } = data;
  const isThere = ({ id, menu }: Changed) =>
    menu === undefined
      ? items.some((item) => item.id === id)
      : items.some(({ subs }) => subs.some((sub) => sub.id === id));
  return (
    <HistoryPanel
      entries={history.map(({ id, at, staff_name, before, after }) => {
        const row = after ?? before;
        const isSub = row?.menu !== undefined;
        const tree =
          before && after === null && !isThere(before) ? restored(data, before) : undefined;
        return {
          ...{ id, at, who: staff_name, name: row?.name ?? '' },
          fields: isSub ? subFields(items) : itemFields,
          before: before as FormValues | null,
          after: after as FormValues | null,
          ...(tree && { onRestore: () => void onPut(tree, listText.restored(row?.name ?? '')) }),
        };
      })}
    />
  );
}
