import type { ReactNode } from 'react';
import { Amount } from '../../kit/amount/Amount.tsx';
import type { AmountValue } from '../../kit/amount/amount-parts.ts';
import { Disclosure } from '../../kit/disclosure/Disclosure.tsx';
import { Facts } from '../../kit/facts/Facts.tsx';
import { Panel } from '../../kit/panel/Panel.tsx';
import { useWideViewport } from '../../kit/viewport/use-wide-viewport.ts';
import styles from './statement.module.css';
import { statementText as text } from './statement.text.ts';

interface FigurePanelProps {
  /** Name of the panel for speech. */
  readonly label: string;
  /** What the figure is: ยอดคงเหลือ. */
  readonly figure: string;
  readonly amount: AmountValue;
  /** A switch at the far end of the line that names the figure. */
  readonly end?: ReactNode;
  /** What is shown on a phone, too: a `Fact` that nobody may overlook. */
  readonly first?: ReactNode;
  /** `Fact`s below the figure. */
  readonly facts: ReactNode;
  /** A `Plot` beside them, below them on a phone. */
  readonly plot?: ReactNode;
  /** A phone has unfolded them. */
  readonly onOpen: () => void;
}

/**
 * Head of a statement: the one large amount of the page, its parts, its course. On a phone parts
 * and course are folded away, so that the lines begin on the first screen.
 */
export function FigurePanel(props: FigurePanelProps) {
  const { label, figure, amount, end, first, facts, plot, onOpen } = props;
  const wide = useWideViewport();
  return (
    <Panel label={label} className={styles.figurePanel}>
      <div className={styles.figure}>
        <div className={styles.named}>
          <p>{figure}</p>
          {end}
        </div>
        <p>
          <Amount value={amount} size={4} />
        </p>
        {wide ? (
          <Facts>
            {first}
            {facts}
          </Facts>
        ) : (
          <>
            {first ? <Facts>{first}</Facts> : null}
            <Disclosure
              summary={text.more}
              className={styles.fold}
              onToggle={(open) => open && onOpen()}
            >
              <div className={styles.folded}>
                <Facts>{facts}</Facts>
                {plot}
              </div>
            </Disclosure>
          </>
        )}
      </div>
      {wide ? plot : null}
    </Panel>
  );
}
