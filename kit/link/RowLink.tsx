import { Link, type LinkProps } from './Link.tsx';
import styles from './link.module.css';

/** The head of a table's row as the way to what the row is about: as high as a finger. */
export function RowLink(props: LinkProps) {
  return <Link className={styles.row} {...props} />;
}
