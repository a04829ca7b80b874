import styles from './ordered-list.module.css';
import { orderedListText as text } from './ordered-list.text.ts';

/** How an ordered list is moved; where a finger scrolls, nothing is said of dragging and keys. */
export function OrderHint() {
  return (
    <p className={styles.hint}>
      {text.hint}
      <span className={styles.mouse}> {text.hintMouse}</span>
    </p>
  );
}
