import { Go, type GoProps } from './Link.tsx';
import styles from './link.module.css';

/** The head of a table's row as the way to what the row is about: as high as a finger. */
export function RowLink(props: GoProps) {
  return <Go className={styles.row} {...props} />;
}
