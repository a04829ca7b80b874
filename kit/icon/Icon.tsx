import type { LucideIcon } from 'lucide-react';
import { classes } from '../classes.ts';
import styles from './icon.module.css';

interface IconProps {
  readonly of: LucideIcon;
  /** 16, 18, 22 and 40 px at the normal text size. */
  readonly size?: 'xs' | 's' | 'm' | 'l';
  readonly className?: string | undefined;
}

/** A drawing beside a word. It says nothing by itself, so it is always hidden from speech. */
export function Icon({ of: Drawing, size = 'm', className }: IconProps) {
  const sized = size === 'm' ? undefined : styles[size];
  return (
    <Drawing className={classes(styles.icon, sized, className)} aria-hidden focusable="false" />
  );
}
