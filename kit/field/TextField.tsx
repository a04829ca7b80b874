import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Field, type Labelled } from './Field.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends ComponentProps<'input'>, Labelled {
  /** Stands after the value: บาท, งวด. */
  readonly unit?: string;
  /** Amounts stand at the far end. */
  readonly alignEnd?: boolean;
  /** A control inside the box, after the value. */
  readonly inside?: ReactNode;
  readonly live?: string | undefined;
}

/** One line of text with its label; every attribute of an input, `ref` too, passes through. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, invalid, unit, alignEnd = false, inside, live, id, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error} invalid={invalid} id={id} live={live}>
      {(controlProps) => (
        <div className={classes(styles.box, alignEnd && styles.alignEnd)}>
          <input type="text" {...input} {...controlProps} />
          {unit ? <span className={styles.unit}>{unit}</span> : null}
          {inside}
        </div>
      )}
    </Field>
  );
}
