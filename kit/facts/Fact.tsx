import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

export function Fact({ label, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
