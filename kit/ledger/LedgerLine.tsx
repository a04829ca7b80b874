import type { ReactNode } from 'react';
import type { Day } from '../../core/days.ts';
import type { AmountValue } from '../amount/amount-parts.ts';
import { Money } from '../amount/Money.tsx';
import { classes } from '../classes.ts';
import { ThaiDate } from '../date/ThaiDate.tsx';
import styles from './ledger.module.css';
import { ledgerText } from './ledger.text.ts';

interface LedgerLineProps {
  readonly day: Day;
  readonly what: ReactNode;
  /** Where or how; left out on a phone. */
  readonly sub?: ReactNode;
  /** A `Signed` amount. */
  readonly move: ReactNode;
  readonly balance: AmountValue;
  /** Before the balance on a phone, where no column head says what it is. */
  readonly leftWord?: string;
}

/** One movement and the balance after it. */
export function LedgerLine(props: LedgerLineProps) {
  const { day, what, sub, move, balance, leftWord = ledgerText.left } = props;
  return (
    <tr className={styles.line}>
      <td className={styles.when}>
        <ThaiDate day={day} />
      </td>
      <td className={styles.what}>
        {what}
        {sub ? <span className={styles.sub}>{sub}</span> : null}
      </td>
      <td className={classes(styles.move, styles.num)}>{move}</td>
      <td className={classes(styles.left, styles.num)}>
        <span className={styles.phone}>{leftWord} </span>
        <Money value={balance} />
      </td>
    </tr>
  );
}
