import type { ReactNode } from 'react';
import type { Day } from '../../core/days.ts';
import type { AmountValue } from '../../kit/amount/amount-parts.ts';
import { Money } from '../../kit/amount/Money.tsx';
import { classes } from '../../kit/classes.ts';
import { ThaiDate } from '../../kit/date/ThaiDate.tsx';
import { Whole } from '../../kit/text/Whole.tsx';
import styles from './ledger.module.css';
import { ledgerText } from './ledger.text.ts';

interface LedgerLineProps {
  readonly day: Day;
  readonly what: ReactNode;
  /** Where or how; left out on a phone. */
  readonly sub?: ReactNode;
  /** A `Signed` amount. */
  readonly move: ReactNode;
  /** Figures of the columns that are on wide pages only. */
  readonly more?: readonly { readonly key: string; readonly value: ReactNode }[];
  /** The same figures with their words, where those columns are not. */
  readonly details?: ReactNode;
  readonly balance: AmountValue;
  /** Below the balance. */
  readonly left?: ReactNode;
  /** Before the balance on a phone, where no column head says what it is. */
  readonly leftWord?: string;
}

/** One movement and the balance after it. */
export function LedgerLine(props: LedgerLineProps) {
  const { day, what, sub, move, more, details, balance, left, leftWord = ledgerText.left } = props;
  return (
    <tr className={styles.line}>
      <td className={styles.when}>
        <ThaiDate day={day} />
      </td>
      <td className={styles.what}>
        <Whole of={what} />
        {sub ? <span className={styles.sub}>{sub}</span> : null}
      </td>
      <td className={classes(styles.move, styles.num, details ? styles.detailed : undefined)}>
        {move}
        {details ? <span className={styles.details}>{details}</span> : null}
      </td>
      {more?.map(({ key, value }) => (
        <td key={key} className={classes(styles.more, styles.num)}>
          {value}
        </td>
      ))}
      <td className={classes(styles.left, styles.num)}>
        <span className={styles.phone}>{leftWord} </span>
        <Money value={balance} />
        {left ? <span className={styles.leftSub}>{left}</span> : null}
      </td>
    </tr>
  );
}
