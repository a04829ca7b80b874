import styles from './ledger.module.css';

/** So many empty cells in the columns that are on wide pages only. */
export function NoMore({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: empty cells have no identity
    <td key={at} className={styles.more} />
  ));
}
