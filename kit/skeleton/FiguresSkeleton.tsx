import amount from '../amount/amount.module.css';
import { classes } from '../classes.ts';
import { FactBones } from '../facts/FactBones.tsx';
import { Panel } from '../panel/Panel.tsx';
import styles from '../statement/statement.module.css';
import { Ghost } from './Ghost.tsx';

/** Skeleton of a `TotalPanel`: one large figure with so many facts. Lies in a `Loading`. */
export function FiguresSkeleton({ facts }: { readonly facts: number }) {
  return (
    <Ghost>
      <Panel className={styles.totalPanel}>
        <div>
          <p>————</p>
          <p>
            <span className={classes(amount.amount, amount.size4)}>————</span>
          </p>
        </div>
        <FactBones count={facts} />
      </Panel>
    </Ghost>
  );
}
