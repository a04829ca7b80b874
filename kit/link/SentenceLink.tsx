import { Link, type LinkProps } from './Link.tsx';
import styles from './link.module.css';

/**
 * A link within a sentence whose paragraph has a look of its own: as high as a finger, like those
 * of other paragraphs (kit/base.css).
 */
export function SentenceLink(props: Omit<LinkProps, 'className'>) {
  return <Link className={styles.sentence} {...props} />;
}
