import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './facts.module.css';

interface FactsProps {
  /** `rows`: a wide sheet, label column and value column; `tight`: inside a card. */
  readonly kind?: 'plain' | 'tight' | 'rows';
  readonly children: ReactNode;
}

/** Label left, value right, a line between. Holds `Fact`s. */
export function Facts({ kind = 'plain', children }: FactsProps) {
  return <dl className={classes(kind !== 'plain' && styles[kind])}>{children}</dl>;
}
