import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './card.module.css';

interface CardTitleProps {
  readonly id: string;
  /** In the page's order. */
  readonly level: 2 | 3;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

/** What a card is about; its drawing stays beside the first line. */
export function CardTitle({ id, level, icon, children }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className={styles.title}>
      <Icon of={icon} />
      <span>{children}</span>
    </Heading>
  );
}
