import type { ReactNode } from 'react';
import styles from './amount.module.css';
import { amountText } from './amount.text.ts';

/** What tells an amount without being one, such as a number of shares: hidden with the amounts. */
export function MaskedAmount({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.amount}>
      <span className={styles.value}>{children}</span>
      <span className={styles.mask} role="img" aria-label={amountText.hidden}>
        {amountText.mask}
      </span>
    </span>
  );
}
