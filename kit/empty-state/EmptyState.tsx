import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Buttons } from '../button/Buttons.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Whole } from '../text/Whole.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** What to do instead. */
  readonly actions?: ReactNode;
  /** What would be here, and when. */
  readonly children: ReactNode;
}

/** An empty place that says what would be here. Lies in a `Panel`. */
export function EmptyState({ icon, title, actions, children }: EmptyStateProps) {
  const id = useId();
  return (
    <section className={styles.blank} aria-labelledby={id}>
      <Icon of={icon} size="l" className={styles.icon} />
      <h2 id={id}>
        <Whole of={title} />
      </h2>
      <p>
        <Whole of={children} />
      </p>
      {actions ? (
        <div className={styles.actions}>
          <Buttons>{actions}</Buttons>
        </div>
      ) : null}
    </section>
  );
}
