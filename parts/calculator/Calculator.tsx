import type { ReactNode } from 'react';
import { LiveRegion } from '../../kit/live-region/LiveRegion.tsx';
import { PageHeading } from '../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../shell/frame/Wrap.tsx';
import styles from './calculator.module.css';

interface CalculatorProps {
  readonly title: string;
  readonly sub: string;
  /** The result in a sentence; for speech. */
  readonly announcement: string;
  /** `CalculatorForm`, `CalculatorResult`, `CalculatorSheet`. */
  readonly children: ReactNode;
}

/** A page that computes while one types: form and result side by side, the sheet below. */
export function Calculator({ title, sub, announcement, children }: CalculatorProps) {
  return (
    <Wrap className={styles.page}>
      <PageHeading title={title} sub={sub} />
      <div className={styles.grid}>{children}</div>
      <LiveRegion text={announcement} />
    </Wrap>
  );
}
