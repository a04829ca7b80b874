import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './layout.module.css';

interface MutedProps {
  /** In the size of remarks. */
  readonly small?: boolean;
  readonly children: ReactNode;
}

/** Paragraph of less weight than what it stands beside. */
export function Muted({ small = false, children }: MutedProps) {
  return <p className={classes(styles.muted, small && styles.small)}>{children}</p>;
}
