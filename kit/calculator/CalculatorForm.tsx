import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './calculator.module.css';
import { calculatorText } from './calculator.text.ts';

interface CalculatorFormProps {
  /** Fields that lie beside the result name their form by this. */
  readonly id: string;
  readonly label: string;
  /** Address of the last good result: sent along for those without script. */
  readonly good: string | null;
  /** Writes the address now. */
  readonly onSettle: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A real form that asks by its address: without script the button asks the server. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { id, label, good, onSettle, className, children } = props;
  return (
    <form
      id={id}
      method="get"
      className={styles.form}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSettle();
      }}
    >
      <div className={className ? `${styles.fields} ${className}` : styles.fields}>{children}</div>
      {good ? <input type="hidden" name="good" value={good} /> : null}
      <div className={styles.send}>
        <Button type="submit" look="primary" block>
          {calculatorText.send}
        </Button>
      </div>
    </form>
  );
}
