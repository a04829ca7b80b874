import { GripVertical } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { LiveRegion } from '../../kit/live-region/LiveRegion.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import styles from './ordered-list.module.css';
import { orderedListText as text } from './ordered-list.text.ts';
import { useFocusAfterMove } from './use-focus-after-move.ts';

export interface OrderedItem {
  readonly key: string;
  readonly name: string;
  readonly content: ReactNode;
}

interface OrderedListProps {
  readonly label: string;
  readonly items: readonly OrderedItem[];
  /** From one place to another, both counted from 0; says whether it was done. */
  readonly onMove: (from: number, to: number) => Promise<boolean>;
}

/** A list whose order is its meaning: moved by mouse, by buttons, and by Alt with an arrow. */
export function OrderedList({ label, items, onMove }: OrderedListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const keepFocus = useFocusAfterMove(list, items);

  async function move(from: number, to: number) {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    keepFocus(item.key);
    if (await onMove(from, to)) setAnnouncement(text.moved(item.name, to + 1, items.length));
  }
  function pressKey(event: KeyboardEvent, at: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    // A list within an item moves its own.
    event.stopPropagation();
    void move(at, at + step);
  }
  function dragOver(event: DragEvent, at: number) {
    if (dragged === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(at);
  }
  function drop(event: DragEvent, at: number) {
    if (dragged === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void move(dragged, at);
    rest();
  }
  function rest() {
    setDragged(undefined);
    setOver(undefined);
  }

  return (
    <>
      <ol className={styles.list} aria-label={label} ref={list}>
        {items.map(({ key, name, content }, at) => (
          <li
            key={key}
            data-key={key}
            className={classes(over === at && dragged !== at && styles.over)}
            onKeyDown={(event) => pressKey(event, at)}
            onDragOver={(event) => dragOver(event, at)}
            onDrop={(event) => drop(event, at)}
          >
            <div className={styles.row}>
              <span
                className={styles.handle}
                draggable
                aria-hidden="true"
                onDragStart={(event) => {
                  event.stopPropagation();
                  event.dataTransfer.setData('text/plain', name);
                  setDragged(at);
                }}
                onDragEnd={rest}
              >
                <Icon of={GripVertical} />
              </span>
              <div className={styles.content}>{content}</div>
              <MoveButtons
                name={name}
                at={at}
                count={items.length}
                onMove={(to) => void move(at, to)}
              />
            </div>
          </li>
        ))}
      </ol>
      <LiveRegion text={announcement} />
    </>
  );
}
