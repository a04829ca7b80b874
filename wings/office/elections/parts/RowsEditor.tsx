import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../kit/button/Button.tsx';
import { EditorRow } from '../../../../parts/row-editor/EditorRow.tsx';
import styles from '../elections.module.css';
import { text } from '../elections.text.ts';

const words = text.rows;

interface RowsEditorProps<T> {
  readonly rows: readonly T[];
  readonly onChange: (rows: readonly T[]) => void;
  /** What a row is called. */
  readonly nameOf: (row: T, at: number) => string;
  /** A new row; left out, rows come from elsewhere. */
  readonly fresh?: (() => T) | undefined;
  /** Whether the order means something. */
  readonly isOrdered?: boolean;
  readonly children: (row: T, at: number, change: (row: T) => void) => ReactNode;
}

/** A list whose rows are written, added, taken away and put in order. */
export function RowsEditor<T>(props: RowsEditorProps<T>) {
  const { rows, onChange, nameOf, fresh, isOrdered = false, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState(0);
  const [moved, setMoved] = useState<{ readonly to: number; readonly side: 'up' | 'down' }>();
  // A new row is written at once.
  useEffect(() => {
    if (added === 0) return;
    const last = list.current?.querySelector(':scope > fieldset:last-of-type');
    last?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [added]);

  useEffect(() => {
    if (moved === undefined) return;
    const row = list.current?.querySelectorAll<HTMLElement>(':scope > fieldset')[moved.to];
    row?.querySelector<HTMLElement>(`[data-side=${moved.side}]`)?.focus();
  }, [moved]);

  const put = (at: number, row: T) =>
    onChange(rows.map((one, index) => (index === at ? row : one)));
  const move = (at: number, to: number) => {
    const [row] = rows.slice(at, at + 1);
    if (row === undefined) return;
    onChange(rows.toSpliced(at, 1).toSpliced(to, 0, row));
    // The row has another place; whoever moved it goes on with it.
    setMoved({ to, side: to < at ? 'up' : 'down' });
  };

  return (
    <div className={styles.group} ref={list}>
      {rows.length === 0 ? <p className={styles.muted}>{words.none}</p> : null}
      {rows.map((row, at) => {
        const name = nameOf(row, at);
        return (
          <EditorRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place until it is saved
            key={at}
            name={name}
            at={at}
            count={rows.length}
            onMove={isOrdered ? (to) => move(at, to) : undefined}
            remove={words.of(words.remove, name)}
            onRemove={() => onChange(rows.toSpliced(at, 1))}
          >
            {children(row, at, (next) => put(at, next))}
          </EditorRow>
        );
      })}
      {fresh ? (
        <div className={styles.buttons}>
          <Button
            icon={Plus}
            onClick={() => {
              onChange([...rows, fresh()]);
              setAdded(added + 1);
            }}
          >
            {words.add}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
