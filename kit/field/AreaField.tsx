import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Field, type Labelled } from './Field.tsx';
import styles from './field.module.css';

interface AreaFieldProps extends ComponentProps<'textarea'>, Labelled {}

/** Several lines of text with their label; grows with what is typed where the browser can. */
export function AreaField({ label, hint, error, invalid, id, rows = 6, ...area }: AreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} invalid={invalid} id={id}>
      {(controlProps) => (
        <div className={classes(styles.box, styles.area)}>
          <textarea rows={rows} {...area} {...controlProps} />
        </div>
      )}
    </Field>
  );
}
