import type { ReactNode } from 'react';
import { thaiMonthLong } from '../../core/thai-date.ts';
import type { AmountValue } from '../../kit/amount/amount-parts.ts';
import { Money } from '../../kit/amount/Money.tsx';
import styles from './ledger.module.css';
import { NoMore } from './NoMore.tsx';

interface LedgerMonthProps {
  /** `2025-11`; a head without flows may be any words. */
  readonly month: string;
  /** Totals of the month, ways in words: ฝาก, ถอน. */
  readonly flows: readonly { readonly word: string; readonly value: AmountValue }[];
  /** What there is to know of the totals. */
  readonly note?: string;
  /** How many columns of the ledger are `more`. */
  readonly more?: number;
  /** `LedgerLine`s. */
  readonly children: ReactNode;
}

/** The lines of one month under its name and totals. */
export function LedgerMonth({ month, flows, note, more = 0, children }: LedgerMonthProps) {
  return (
    <tbody>
      <tr className={styles.month}>
        <th scope="rowgroup" colSpan={2}>
          {thaiMonthLong(month)}
          {note === undefined ? null : <span className={styles.monthNote}>{note}</span>}
        </th>
        <NoMore count={more} />
        <td colSpan={2}>
          <span className={styles.flow}>
            {flows.map(({ word, value }) => (
              <span key={word} className={styles.num}>
                {word} <Money value={value} />
              </span>
            ))}
          </span>
        </td>
      </tr>
      {children}
    </tbody>
  );
}
