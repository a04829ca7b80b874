import type { ReactNode } from 'react';
import styles from './frame.module.css';
import { frameText } from './frame.text.ts';

/**
 * The sheet a whole page lies on. Everything inside measures it (`@container page`), so that the
 * two breakpoints move with the text size. Holds the skip link; `<main id="main" tabIndex={-1}>`
 * is its target.
 */
export function Page({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {frameText.skip}
      </a>
      {children}
    </div>
  );
}
