import { ArrowRight } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';
import { Go, type GoProps } from './Link.tsx';
import styles from './link.module.css';

/** A link to the whole of what a section shows the beginning of. */
export function More({ children, ...rest }: GoProps) {
  return (
    <Go className={styles.more} {...rest}>
      {children}
      <Icon of={ArrowRight} size="s" />
    </Go>
  );
}
