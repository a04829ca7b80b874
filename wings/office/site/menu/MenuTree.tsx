import { ChevronDown, Plus } from 'lucide-react';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { SpriteIcon } from '../../../../kit/icon/SpriteIcon.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { VisuallyHidden } from '../../../../kit/text/VisuallyHidden.tsx';
import { OrderedList } from '../../../../parts/ordered-list/OrderedList.tsx';
import { OrderHint } from '../../../../parts/ordered-list/OrderHint.tsx';
import { RowLine } from '../list/ListRows.tsx';
import { listText } from '../list/list.text.ts';
import { useEdited } from '../list/use-edited.ts';
import styles from './menu.module.css';
import { text } from './menu.text.ts';
import { type Item, type MenuData, moved, type Sub, type Tree } from './menu-tree.ts';
import type { Folds } from './use-folds.ts';

export interface TreeProps {
  readonly data: MenuData;
  /** Writes the tree and tells what was done; says whether it was. */
  readonly onPut: (tree: Tree, done: string) => Promise<boolean>;
  readonly onRemoveItem: (item: Item) => void;
  readonly onRemoveSub: (sub: Sub) => void;
  readonly folds: Folds;
}

/** Items in their order, each with its sub-items in theirs. */
export function MenuTree(props: TreeProps) {
  const { data, onPut } = props;
  const { items } = data;
  return (
    <Panel title={text.list}>
      <OrderHint />
      <OrderedList
        label={text.list}
        onMove={(from, to) => onPut(moved(items, from, to), listText.moved)}
        items={items.map((item) => ({
          key: item.id,
          name: item.name,
          content: <ItemContent item={item} {...props} />,
        }))}
      />
    </Panel>
  );
}

function ItemContent(props: TreeProps & { readonly item: Item }) {
  const { item, data, folds, onPut, onRemoveItem, onRemoveSub } = props;
  const { open } = useEdited();
  const { items, gone } = data;
  const { id, name, subs } = item;
  const goneBelow = subs.filter(({ url }) => gone.includes(url)).length;
  const add = (
    <Button
      small
      look="quiet"
      className={styles.add}
      icon={Plus}
      aria-label={text.addSubTo(name)}
      onClick={() => {
        folds.fold(id, true);
        open(`${id}.new`);
      }}
    >
      {text.addSub}
    </Button>
  );
  const put = (changed: Partial<Item>, done: string) =>
    onPut(
      items.map((one) => (one.id === id ? { ...one, ...changed } : one)),
      done,
    );
  return (
    <>
      <RowLine
        name={name}
        line={
          <>
            {item.icon === '' ? null : (
              <span className={styles.icon}>
                <SpriteIcon of={item.icon} />
              </span>
            )}
            {item.url}
          </>
        }
        row={{ id, shown: item.shown }}
        isGone={gone.includes(item.url)}
        onToggle={(shown) =>
          void put({ shown }, shown ? listText.shownNow(name) : listText.hiddenNow(name))
        }
        onRemove={() => onRemoveItem(item)}
      />
      {subs.length === 0 ? (
        <div className={styles.subs}>{add}</div>
      ) : (
        <details
          className={styles.subs}
          open={folds.isOpen(id) ?? goneBelow > 0}
          onToggle={({ currentTarget }) => folds.fold(id, currentTarget.open)}
        >
          <summary className={styles.fold}>
            <span>
              {text.subCount(subs.length)}
              <VisuallyHidden> {text.below(name)}</VisuallyHidden>
            </span>
            {goneBelow === 0 ? null : <Badge kind="no">{text.goneBelow(goneBelow)}</Badge>}
            <Icon of={ChevronDown} size="s" />
          </summary>
          <div className={styles.below}>
            <Subs item={item} gone={gone} put={put} onRemoveSub={onRemoveSub} />
            {add}
          </div>
        </details>
      )}
    </>
  );
}

interface SubsProps extends Pick<TreeProps, 'onRemoveSub'> {
  readonly item: Item;
  readonly gone: readonly string[];
  readonly put: (changed: Partial<Item>, done: string) => Promise<boolean>;
}

/** The sub-items of an item, in their order. */
function Subs({ item: { id, name, subs }, gone, put, onRemoveSub }: SubsProps) {
  const show = ({ id: changed, name: called }: Sub, shown: boolean) =>
    put(
      { subs: subs.map((one) => (one.id === changed ? { ...one, shown } : one)) },
      shown ? listText.shownNow(called) : listText.hiddenNow(called),
    );
  return (
    <OrderedList
      label={text.subsOf(name)}
      onMove={(from, to) => put({ subs: moved(subs, from, to) }, listText.moved)}
      items={subs.map((sub) => ({
        key: sub.id,
        name: sub.name,
        content: (
          <RowLine
            name={sub.name}
            line={sub.url}
            row={{ id: `${id}.${sub.id}`, shown: sub.shown }}
            isGone={gone.includes(sub.url)}
            onToggle={(shown) => void show(sub, shown)}
            onRemove={() => onRemoveSub(sub)}
          />
        ),
      }))}
    />
  );
}
