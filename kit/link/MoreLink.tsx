import { ArrowRight } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';
import { Link, type LinkProps } from './Link.tsx';
import styles from './link.module.css';

/** A link to the whole of what a section shows the beginning of. */
export function MoreLink({ children, ...rest }: LinkProps) {
  return (
    <Link className={styles.more} {...rest}>
      {children}
      <Icon of={ArrowRight} size="s" />
    </Link>
  );
}
