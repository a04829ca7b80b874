import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './facts.module.css';

interface FactProps {
  readonly label: ReactNode;
  /** What it tells is a part of the fact above. */
  readonly part?: boolean;
  readonly children: ReactNode;
}

export function Fact({ label, part = false, children }: FactProps) {
  return (
    <div className={classes(styles.fact, part && styles.part)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
