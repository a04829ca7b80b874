import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import styles from './index.module.css';

interface EntryProps {
  readonly title: string;
  /** Where all of it is; left out where the front page shows all. */
  readonly to?: string;
  /** There is nothing of it: it is left out. */
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** One subject of the index: its name, which leads to the whole, and below it the newest. */
export function Entry({ title, to, isEmpty, children }: EntryProps) {
  const id = useId();
  if (isEmpty) return null;
  return (
    <section className={styles.entry} aria-labelledby={id}>
      <h3 id={id}>
        {to === undefined ? (
          title
        ) : (
          <Link to={to} className={styles.whole}>
            {title}
            <Icon of={ArrowRight} size="s" />
          </Link>
        )}
      </h3>
      {children}
    </section>
  );
}
