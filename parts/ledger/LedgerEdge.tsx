import type { Day } from '../../core/days.ts';
import type { AmountValue } from '../../kit/amount/amount-parts.ts';
import { Money } from '../../kit/amount/Money.tsx';
import { classes } from '../../kit/classes.ts';
import { ThaiDate } from '../../kit/date/ThaiDate.tsx';
import styles from './ledger.module.css';
import { NoMore } from './NoMore.tsx';

interface LedgerEdgeProps {
  readonly day: Day;
  /** ยอดคงเหลือ on top, ยอดยกมา at the end. */
  readonly label: string;
  readonly balance: AmountValue;
  /** How many columns of the ledger are `more`. */
  readonly more?: number;
}

/** Where a statement ends (on top) and begins (last): a balance without a movement. */
export function LedgerEdge({ day, label, balance, more = 0 }: LedgerEdgeProps) {
  return (
    <tbody>
      <tr className={styles.edge}>
        <td className={styles.when}>
          <ThaiDate day={day} />
        </td>
        <td className={styles.what}>{label}</td>
        <td className={styles.move} />
        <NoMore count={more} />
        <td className={classes(styles.left, styles.num)}>
          <Money value={balance} />
        </td>
      </tr>
    </tbody>
  );
}
