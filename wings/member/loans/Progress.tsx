import styles from './loans.module.css';
import { text } from './loans.text.ts';

/** How much of a loan is repaid, drawn and told; nothing where nothing was paid out. */
export function Progress({ percent }: { readonly percent: string | null }) {
  if (percent === null) return null;
  return (
    <div className={styles.progress}>
      <progress max={100} value={Math.max(0, Number(percent))} aria-label={text.percent} />
      <p>{text.paid(percent)}</p>
    </div>
  );
}
