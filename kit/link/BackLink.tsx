import { ArrowLeft } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';
import { Link, type LinkProps } from './Link.tsx';
import styles from './link.module.css';

/** The way back to the page above; `onClick` may take it through the history instead (R054). */
export function BackLink({ children, ...rest }: LinkProps) {
  return (
    <Link className={styles.back} {...rest}>
      <Icon of={ArrowLeft} size="s" />
      {children}
    </Link>
  );
}
