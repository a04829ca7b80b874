import type { ReactNode } from 'react';
import styles from './frame.module.css';
import { frameText } from './frame.text.ts';

interface PageProps {
  /** Something lies over the page: the skip link leads nowhere then. */
  readonly covered?: boolean;
  readonly children: ReactNode;
}

/**
 * The sheet a whole page lies on. Everything inside measures it (`@container page`), so that the
 * two breakpoints move with the text size. Holds the skip link; `<main id="main" tabIndex={-1}>`
 * is its target.
 */
export function Page({ covered = false, children }: PageProps) {
  return (
    <div className={styles.page}>
      {/* The question about cookies may come before it: then it is no longer the page's first. */}
      <section aria-label={frameText.shortcut} inert={covered}>
        <a className={styles.skip} href="#main">
          {frameText.skip}
        </a>
      </section>
      {children}
    </div>
  );
}
