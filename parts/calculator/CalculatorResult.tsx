import type { ReactNode } from 'react';
import { Alert } from '../../kit/alert/Alert.tsx';
import styles from './calculator.module.css';
import { calculatorText } from './calculator.text.ts';

interface CalculatorResultProps {
  /** Of what was typed before; what is typed now gives none. */
  readonly old: boolean;
  /** What was asked, in a sentence: paper shows no form. */
  readonly question: string;
  readonly children: ReactNode;
}

/** What comes out, marked when it is old. */
export function CalculatorResult({ old, question, children }: CalculatorResultProps) {
  return (
    <div className={styles.result}>
      {old ? (
        <Alert kind="warn" title={calculatorText.old}>
          {calculatorText.oldHint}
        </Alert>
      ) : null}
      <p className={styles.asked}>{question}</p>
      {children}
    </div>
  );
}

/** Nothing has come out yet. */
export function NoResult() {
  return (
    <Alert kind="no" title={calculatorText.nothing}>
      {calculatorText.nothingHint}
    </Alert>
  );
}
