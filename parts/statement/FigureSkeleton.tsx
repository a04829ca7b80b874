import type { ReactNode } from 'react';
import amount from '../../kit/amount/amount.module.css';
import { classes } from '../../kit/classes.ts';
import { FactsSkeleton } from '../../kit/facts/FactsSkeleton.tsx';
import { Panel } from '../../kit/panel/Panel.tsx';
import { Placeholder } from '../../kit/skeleton/Placeholder.tsx';
import { useWideViewport } from '../../kit/viewport/use-wide-viewport.ts';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import styles from './statement.module.css';

interface FigureSkeletonProps {
  /** How many there mostly are. */
  readonly facts: number;
  /** What stands below the plot. */
  readonly below?: ReactNode;
}

/** The head of a statement on its way, as large as it mostly is. Lies in a `Loading`. */
export function FigureSkeleton({ facts, below }: FigureSkeletonProps) {
  const wide = useWideViewport();
  return (
    <Placeholder>
      <Panel className={styles.figurePanel}>
        <div className={styles.figure}>
          <div className={styles.named}>
            <p>————</p>
            <span className={styles.switch} />
          </div>
          <p>
            <span className={classes(amount.amount, amount.size4)}>————</span>
          </p>
          {wide ? <FactsSkeleton count={facts} /> : <p className={styles.switch}>————————</p>}
        </div>
        {wide ? (
          <div>
            <ChartSkeleton />
            {below}
          </div>
        ) : null}
      </Panel>
    </Placeholder>
  );
}
