import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { words } from '../words.text.ts';
import { pageProgress } from './page-progress.ts';
import styles from './progress.module.css';
import { progressRule } from './progress.ts';

/** A thin line along the upper edge while a page is fetched; once, beside `Page` (R087). */
export function ProgressBar() {
  const ratio = useSyncExternalStore(pageProgress.subscribe, pageProgress.ratio, () => undefined);
  const drawn = useRef<HTMLDivElement>(null);
  // By the style object, not an attribute: the page's policy admits no style attributes.
  useLayoutEffect(() => {
    if (!drawn.current || ratio === undefined) return;
    drawn.current.style.transitionDuration = `${progressRule.speedMs}ms`;
    drawn.current.style.transform = `scaleX(${ratio})`;
  }, [ratio]);
  if (ratio === undefined) return null;
  return (
    // A landmark of its own: it stands beside the page, and nothing may lie outside of landmarks.
    <section className={styles.progress} aria-label={words.loading}>
      <div
        role="progressbar"
        aria-label={words.loading}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(ratio * 100)}
      >
        <div className={styles.drawn} ref={drawn} />
      </div>
    </section>
  );
}
