import { type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './skeleton.module.css';
import { skeletonText } from './skeleton.text.ts';

/** Quick answers show no skeleton; an answer this late is said to be late. */
const skeletonAfterMs = 200;
const slowAfterMs = 8000;

interface LoadingProps {
  /** What is being loaded, for speech: กำลังโหลดรายการหุ้น. */
  readonly what: string;
  /** Skeletons in the final shape. */
  readonly children: ReactNode;
}

/** A page on its way: nothing for 200 ms, then its skeleton, after 8 s a word that it is slow. */
export function Loading({ what, children }: LoadingProps) {
  const [phase, setPhase] = useState<'quiet' | 'skeleton' | 'slow'>('quiet');
  useEffect(() => {
    const skeleton = setTimeout(() => setPhase('skeleton'), skeletonAfterMs);
    const slow = setTimeout(() => setPhase('slow'), slowAfterMs);
    return () => {
      clearTimeout(skeleton);
      clearTimeout(slow);
    };
  }, []);
  return (
    <>
      <div role="status">
        <VisuallyHidden>{phase === 'quiet' ? '' : what}</VisuallyHidden>
        {phase === 'slow' ? <p className={styles.slow}>{skeletonText.slow}</p> : null}
      </div>
      <div className={phase === 'quiet' ? styles.waiting : undefined} aria-hidden="true">
        {children}
      </div>
    </>
  );
}
