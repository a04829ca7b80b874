import type { ReactNode } from 'react';
import { Amount } from '../../kit/amount/Amount.tsx';
import type { AmountValue } from '../../kit/amount/amount-parts.ts';
import { Facts } from '../../kit/facts/Facts.tsx';
import { Panel } from '../../kit/panel/Panel.tsx';
import styles from './statement.module.css';

interface FigurePanelProps {
  /** Name of the panel for speech. */
  readonly label: string;
  /** What the figure is: ยอดคงเหลือ. */
  readonly figure: string;
  readonly amount: AmountValue;
  /** `Fact`s below the figure. */
  readonly facts: ReactNode;
  /** A `Plot` beside them, below them on a phone. */
  readonly plot?: ReactNode;
}

/** Head of a statement: the one large amount of the page, its parts, its course. */
export function FigurePanel({ label, figure, amount, facts, plot }: FigurePanelProps) {
  return (
    <Panel label={label} className={styles.figurePanel}>
      <div className={styles.figure}>
        <p>{figure}</p>
        <p>
          <Amount value={amount} size={4} />
        </p>
        <Facts>{facts}</Facts>
      </div>
      {plot}
    </Panel>
  );
}
