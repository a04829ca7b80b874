import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './stepper.module.css';
import { stepsText } from './stepper.text.ts';

export interface Step {
  readonly key: string;
  readonly name: string;
  /** `skipped`: it went on without this one. */
  readonly state: 'done' | 'skipped' | 'now' | 'ahead';
  /** The day it was done, or until when it is due. */
  readonly note?: ReactNode;
}

interface StepperProps {
  readonly label: string;
  readonly steps: readonly Step[];
}

/** How far something has come: steps in a row, on a phone one below the other. */
export function Stepper({ label, steps }: StepperProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ key, name, state, note }) => (
        <li
          key={key}
          className={state === 'ahead' ? undefined : styles[state]}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {state === 'done' || state === 'skipped' ? (
            <Icon of={state === 'done' ? Check : Minus} className={styles.tick} />
          ) : null}
          <b>{name}</b>
          {state === 'done' || state === 'skipped' ? (
            <VisuallyHidden>{stepsText[state]}</VisuallyHidden>
          ) : null}
          {note ? <span>{note}</span> : null}
        </li>
      ))}
    </ol>
  );
}
