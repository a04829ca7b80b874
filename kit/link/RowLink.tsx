import { Link, type LinkProps } from './Link.tsx';
import styles from './link.module.css';

/** A link by itself, the head of a row or the last line of a warning: as high as a finger. */
export function RowLink(props: LinkProps) {
  return <Link className={styles.row} {...props} />;
}
