import { Plus, Save } from 'lucide-react';
import { useState } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Buttons } from '../../../kit/button/Buttons.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { words } from '../../../kit/words.text.ts';
import { UnsavedGuard } from '../../../parts/edit-form/UnsavedGuard.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import { Conflict } from './Conflict.tsx';
import type { readCategories } from './categories.api.ts';
import styles from './categories.module.css';
import { text } from './categories.text.ts';
import { emptyRow } from './rows.ts';
import { useCategories } from './use-categories.ts';

/** The whole list is edited, and saved at once. */
export function CategoryList({ data }: { readonly data: DataOf<typeof readCategories> }) {
  const { rows, setRows, isChanged, busy, failure, conflict, save } = useCategories(data);
  const [open, setOpen] = useState<number>();
  const [moved, setMoved] = useState('');

  async function send() {
    const failed = await save();
    const at = Object.keys(failed?.fields ?? {})[0]?.match(/^categories\.(\d+)\./)?.[1];
    if (at !== undefined) setOpen(rows[Number(at)]?.id);
  }
  function move(at: number, step: -1 | 1) {
    const next = [...rows];
    const [row] = next.splice(at, 1);
    if (!row) return;
    next.splice(at + step, 0, row);
    setRows(next);
    setMoved(text.moved(row.name, at + step + 1));
  }
  function add() {
    const row = emptyRow(Math.max(0, ...rows.map(({ id }) => id)) + 1);
    setRows([...rows, row]);
    setOpen(row.id);
  }
  return (
    <>
      <Panel kind="list" label={text.title}>
        <ol className={styles.list}>
          {rows.map((row, at) => (
            <CategoryRow
              key={row.id}
              row={row}
              at={at}
              count={rows.length}
              isOpen={open === row.id}
              fault={(field) => failure?.fields[`categories.${at}.${field}`]}
              onToggle={() => setOpen(open === row.id ? undefined : row.id)}
              onMove={(step) => move(at, step)}
              onRemove={() => setRows(rows.filter(({ id }) => id !== row.id))}
              onChange={(more) =>
                setRows(rows.map((one) => (one.id === row.id ? { ...one, ...more } : one)))
              }
            />
          ))}
        </ol>
      </Panel>
      <p className={styles.status} role="status">
        {moved} {isChanged ? text.changed : null}
      </p>
      {conflict ? <Conflict {...conflict} /> : null}
      {failure === undefined ? null : (
        <Alert kind="no" title={text.notSaved} alert>
          {failure.fields.categories ?? (failure.text || words.cannotConnect)}
        </Alert>
      )}
      <Buttons>
        <Button look="primary" icon={Save} busy={busy} onClick={() => void send()}>
          {text.save}
        </Button>
        <Button icon={Plus} onClick={add}>
          {text.add}
        </Button>
      </Buttons>
      <UnsavedGuard isUnsaved={() => isChanged} />
    </>
  );
}
