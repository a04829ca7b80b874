import styles from './complaint.module.css';

/** Plain text as it was typed: text stays text, lines and empty lines stay where they are. */
export function Lines({ of }: { readonly of: string }) {
  return <p className={styles.lines}>{of}</p>;
}
