import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { type FieldValues, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { Button } from '../../../../kit/button/Button.tsx';
import { Buttons } from '../../../../kit/button/Buttons.tsx';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { useFocusAfterMove } from '../../../../parts/ordered-list/use-focus-after-move.ts';
import { EditorRow } from '../../../../parts/row-editor/EditorRow.tsx';
import type { ListSpec } from '../fields.ts';
import styles from '../particulars.module.css';
import { text } from '../particulars.text.ts';
import { FieldOf } from './FieldOf.tsx';

interface ListFieldProps {
  readonly spec: ListSpec;
  readonly form: UseFormReturn<FieldValues>;
}

const words = text.list;

/** Rows of a setting that is a list, each in a line: added, removed, moved by buttons. */
export function ListField({ spec, form }: ListFieldProps) {
  const { list, label, one, blank, fields } = spec;
  const rows = useFieldArray({ control: form.control, name: list });
  const box = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterMove(
    box,
    rows.fields.map(({ id }) => ({ key: id })),
  );
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      {rows.fields.length === 0 ? <p className={styles.muted}>{words.empty}</p> : null}
      {fields.map(({ path, label: name, hint }) =>
        // Said once for all rows, which stay a line high.
        hint ? <Muted key={path}>{words.hint(name, hint)}</Muted> : null,
      )}
      <div className={styles.rows} ref={box}>
        {rows.fields.map(({ id }, at) => (
          <EditorRow
            key={id}
            id={id}
            name={words.row(one, at + 1)}
            at={at}
            count={rows.fields.length}
            onMove={(to) => {
              keepFocus(id);
              rows.move(at, to);
            }}
            remove={words.remove(one, at + 1)}
            onRemove={() => rows.remove(at)}
          >
            {fields.map(({ hint: _, ...field }) => (
              <FieldOf
                key={field.path}
                spec={field}
                name={`${list}.${at}.${field.path}`}
                form={form}
              />
            ))}
          </EditorRow>
        ))}
      </div>
      <Buttons>
        <Button small icon={Plus} onClick={() => rows.append({ ...blank })}>
          {words.add(one)}
        </Button>
      </Buttons>
    </fieldset>
  );
}
