import type { ReactNode } from 'react';
import styles from './calculator.module.css';
import { calculatorText } from './calculator.text.ts';

interface CalculatorSheetProps {
  readonly title: string;
  readonly sub: string;
  readonly old: boolean;
  /** `TakeAway`. */
  readonly end: ReactNode;
  readonly children: ReactNode;
}

/** The long table under form and result. */
export function CalculatorSheet({ title, sub, old, end, children }: CalculatorSheetProps) {
  return (
    <section className={styles.sheet}>
      <div className={styles.head}>
        <div>
          <h2>{title}</h2>
          <p>
            {old ? `${calculatorText.old} · ` : ''}
            {sub}
          </p>
        </div>
        {end}
      </div>
      {children}
    </section>
  );
}
