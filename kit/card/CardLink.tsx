import { ArrowDown, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import styles from './card.module.css';

export interface CardLinkProps {
  readonly to: string;
  readonly name: ReactNode;
  /** It leads to what stands further down on this page; `shown`: that stands there already. */
  readonly below?: boolean;
  readonly shown?: boolean;
}

/** The whole foot of a card is its link. */
export function CardLink({ to, name, below = false, shown = false }: CardLinkProps) {
  const look = classes(styles.more, below && styles.below);
  return (
    <Link className={look} to={to} aria-current={shown || undefined}>
      <span>{name}</span>
      <Icon of={below ? ArrowDown : ArrowRight} size="s" />
    </Link>
  );
}
