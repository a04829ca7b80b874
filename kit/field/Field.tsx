import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Whole } from '../text/Whole.tsx';
import styles from './field.module.css';

/** What every labelled control takes besides its own attributes. */
export interface Labelled {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it. */
  readonly error?: string | undefined;
  /** At fault together with another field; what is wrong stands elsewhere. */
  readonly invalid?: boolean | undefined;
}

/** Ties a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends Labelled {
  readonly id?: string | undefined;
  /** A remark that comes and goes while typing; spoken when it appears. */
  readonly live?: string | undefined;
  readonly children: (controlProps: ControlProps) => ReactNode;
}

/** Label above, then hint and error, then the control. */
export function Field(props: FieldProps) {
  const { label, hint, error, invalid = false, id: ownId, live, children } = props;
  const made = useId();
  const id = ownId ?? made;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          <Whole of={hint} />
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          <Icon of={CircleAlert} size="s" />
          <span>
            <Whole of={error} />
          </span>
        </p>
      ) : null}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error || invalid ? true : undefined,
      })}
      {live === undefined ? null : (
        <p className={styles.hint} role="status">
          {live}
        </p>
      )}
    </div>
  );
}
