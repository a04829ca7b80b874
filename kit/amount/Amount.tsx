import { classes } from '../classes.ts';
import { words } from '../words.text.ts';
import styles from './amount.module.css';
import { amountText } from './amount.text.ts';
import { type AmountValue, amountParts } from './amount-parts.ts';

interface AmountProps {
  readonly value: AmountValue;
  /** Step of the type scale; 4 is the one figure of a page. */
  readonly size?: 1 | 2 | 3 | 4;
}

const sizes = { 1: styles.size1, 2: styles.size2, 3: styles.size3, 4: styles.size4 } as const;

/** An amount that stands alone: large baht, satang at 72 % on the same line, the unit after it. */
export function Amount({ value, size = 3 }: AmountProps) {
  const parts = amountParts(value);
  return (
    <span className={classes(styles.amount, sizes[size])}>
      <span className={styles.value}>
        {`${parts.sign}${parts.baht}`}
        <span className={styles.satang}>{parts.satang}</span>
      </span>
      <span className={styles.mask} role="img" aria-label={amountText.hidden}>
        {amountText.mask}
      </span>
      <span className={styles.unit}>{words.baht}</span>
    </span>
  );
}
