import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Field, type Labelled } from './Field.tsx';
import styles from './field.module.css';

interface SelectFieldProps extends ComponentProps<'select'>, Labelled {}

/** A native list of choices with its label. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, invalid, id, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error} invalid={invalid} id={id}>
      {(controlProps) => (
        <div className={styles.box}>
          <select {...select} {...controlProps} />
          <Icon of={ChevronDown} size="s" className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}
