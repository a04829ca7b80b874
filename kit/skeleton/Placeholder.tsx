import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

/**
 * Parts of a page before their figures are known: in their final place and as large as they will
 * be, but nothing of them can be read or used.
 */
export function Placeholder({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.ghost} inert>
      {children}
    </div>
  );
}
