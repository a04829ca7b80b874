import type { Loan } from './LoanFacts.tsx';
import styles from './loans.module.css';
import { text } from './loans.text.ts';

/** That a contract may be drawn again, where something is left of its limit or may be. */
export function RevolvingNote({ of }: { readonly of: Pick<Loan, 'available_amount'> }) {
  if (of.available_amount === null) return null;
  return <p className={styles.quiet}>{text.revolving.note}</p>;
}
