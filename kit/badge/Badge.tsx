import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './badge.module.css';

interface BadgeProps {
  readonly kind?: 'plain' | 'ok' | 'wait' | 'no' | 'blue' | 'gold';
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** A state in a word first, a colour second, a mark third. */
export function Badge({ kind = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[kind])}>
      {icon ? <Icon of={icon} size="xs" /> : null}
      {children}
    </span>
  );
}
