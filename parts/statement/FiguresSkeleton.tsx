import amount from '../../kit/amount/amount.module.css';
import { classes } from '../../kit/classes.ts';
import { FactsSkeleton } from '../../kit/facts/FactsSkeleton.tsx';
import { Panel } from '../../kit/panel/Panel.tsx';
import { Placeholder } from '../../kit/skeleton/Placeholder.tsx';
import styles from './statement.module.css';

/** Skeleton of a `TotalPanel`: one large figure with so many facts. Lies in a `Loading`. */
export function FiguresSkeleton({ facts }: { readonly facts: number }) {
  return (
    <Placeholder>
      <Panel className={styles.totalPanel}>
        <div>
          <p>————</p>
          <p>
            <span className={classes(amount.amount, amount.size4)}>————</span>
          </p>
        </div>
        <FactsSkeleton count={facts} />
      </Panel>
    </Placeholder>
  );
}
