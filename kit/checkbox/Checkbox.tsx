import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Whole } from '../text/Whole.tsx';
import styles from './checkbox.module.css';

interface CheckboxProps extends ComponentProps<'input'> {
  readonly error?: string | undefined;
}

/** A check box, or with `type="radio"` one of several; its words are its children. */
export function Checkbox({ children, error, type = 'checkbox', ...rest }: CheckboxProps) {
  const id = useId();
  const faults = error ? ({ 'aria-invalid': true, 'aria-describedby': id } as const) : {};
  return (
    <>
      <label className={styles.check}>
        <input {...rest} type={type} {...faults} />
        <span>
          <Whole of={children} />
        </span>
      </label>
      {error ? (
        <p className={styles.error} id={id}>
          <Icon of={CircleAlert} size="s" />
          {error}
        </p>
      ) : null}
    </>
  );
}
