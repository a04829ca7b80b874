import styles from './amount.module.css';
import { amountText } from './amount.text.ts';
import { type AmountValue, amountParts } from './amount-parts.ts';

interface MoneyProps {
  readonly value: AmountValue;
  /** Printed before a movement: + or −. */
  readonly sign?: string;
}

/** An amount inside a table, a list or a sentence: every digit the same size. */
export function Money({ value, sign = '' }: MoneyProps) {
  const parts = amountParts(value);
  return (
    <span className={styles.amount}>
      <span className={styles.value}>{`${sign}${parts.sign}${parts.baht}${parts.satang}`}</span>
      <span className={styles.mask} role="img" aria-label={amountText.hidden}>
        {amountText.mask}
      </span>
    </span>
  );
}
