import type { ReactNode } from 'react';
import { Amount } from '../../kit/amount/Amount.tsx';
import type { AmountValue } from '../../kit/amount/amount-parts.ts';
import { Facts } from '../../kit/facts/Facts.tsx';
import { Muted } from '../../kit/layout/Muted.tsx';
import { Panel } from '../../kit/panel/Panel.tsx';
import styles from './statement.module.css';

interface TotalPanelProps {
  /** What the figure is: เงินฝากรวมทุกบัญชี. */
  readonly figure: string;
  /** Name of the panel for speech; left out, what the figure is. */
  readonly label?: string;
  readonly amount: AmountValue;
  /** `Fact`s beside the figure, below it on a phone. */
  readonly facts: ReactNode;
}

/** Head of a list of cards: the one large amount of the page; the cards add up to it. */
export function TotalPanel({ figure, label = figure, amount, facts }: TotalPanelProps) {
  return (
    <Panel label={label} className={styles.totalPanel}>
      <div>
        <Muted>{figure}</Muted>
        <p>
          <Amount value={amount} size={4} />
        </p>
      </div>
      <Facts>{facts}</Facts>
    </Panel>
  );
}
