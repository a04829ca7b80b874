import amount from '../../kit/amount/amount.module.css';
import { classes } from '../../kit/classes.ts';
import { FactBones } from '../../kit/facts/FactsSkeleton.tsx';
import { Panel } from '../../kit/panel/Panel.tsx';
import { Ghost } from '../../kit/skeleton/Placeholder.tsx';
import styles from './statement.module.css';

/** The total of a list on its way, with as many parts as it mostly has. Lies in a `Loading`. */
export function TotalBones({ facts }: { readonly facts: number }) {
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
