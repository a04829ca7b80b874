import type { ReactNode } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { classes } from '../../kit/classes.ts';
import styles from './calculator.module.css';
import { calculatorText } from './calculator.text.ts';

interface CalculatorFormProps {
  /** Fields that lie beside the result name their form by this. */
  readonly id: string;
  readonly label: string;
  /** Address of the last good result: sent along for those without script. */
  readonly good: string | null;
  /** Writes the address now. */
  readonly onCommit: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A real form that asks by its address: without script the button asks the server. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { id, label, good, onCommit, className, children } = props;
  return (
    <form
      id={id}
      method="get"
      className={styles.form}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onCommit();
      }}
    >
      {/* What Enter presses: the first of the form's buttons, and that must be this one. */}
      <button type="submit" hidden />
      <div className={classes(styles.fields, className)}>{children}</div>
      {good ? <input type="hidden" name="good" value={good} /> : null}
      <div className={styles.send}>
        <Button type="submit" look="primary" block>
          {calculatorText.send}
        </Button>
      </div>
    </form>
  );
}
