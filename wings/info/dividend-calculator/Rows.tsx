import { Plus, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../kit/button/Button.tsx';
import styles from './dividend-calculator.module.css';
import { mostRows } from './fields.ts';

interface RowsProps<Row extends { readonly id: number }> {
  readonly legend: string;
  readonly rows: readonly Row[];
  /** What `more=` asks the server for, where there is no script. */
  readonly name: string;
  readonly add: string;
  readonly remove: (no: number) => string;
  readonly emptyRow: (id: number) => Row;
  readonly onRows: (rows: readonly Row[]) => void;
  /** The two fields of a row. */
  readonly children: (row: Row, put: (part: Partial<Row>) => void) => ReactNode;
}

/** Rows of two fields that come and go; without script the server gives one more at a time. */
export function Rows<Row extends { readonly id: number }>(props: RowsProps<Row>) {
  const { legend, rows, name, add, remove, emptyRow, onRows, children } = props;
  const fresh = useRef<number>(undefined);
  const group = useRef<HTMLFieldSetElement>(null);

  function addRow() {
    const id = Math.max(-1, ...rows.map((row) => row.id)) + 1;
    fresh.current = id;
    onRows([...rows, emptyRow(id)]);
  }
  /** The focus goes into the row that was asked for. */
  const arrived = (id: number) => (row: HTMLLIElement | null) => {
    if (!row || fresh.current !== id) return;
    fresh.current = undefined;
    row.querySelector('input')?.focus();
  };
  function removeRow(id: number) {
    onRows(rows.filter((row) => row.id !== id));
    group.current?.querySelector<HTMLElement>('[name="more"]')?.focus();
  }
  return (
    <fieldset className={styles.rows} ref={group}>
      <legend>{legend}</legend>
      <ul>
        {rows.map((row, at) => (
          <li key={row.id} ref={arrived(row.id)} className={styles.row}>
            {children(row, (part) =>
              onRows(rows.map((other) => (other.id === row.id ? { ...other, ...part } : other))),
            )}
            <div className={styles.scriptOnly}>
              <Button
                look="quiet"
                small
                icon={X}
                aria-label={remove(at + 1)}
                onClick={() => removeRow(row.id)}
              />
            </div>
          </li>
        ))}
      </ul>
      {rows.length < mostRows ? (
        <Button
          type="submit"
          small
          icon={Plus}
          name="more"
          value={name}
          onClick={(event) => {
            event.preventDefault();
            addRow();
          }}
        >
          {add}
        </Button>
      ) : null}
    </fieldset>
  );
}
