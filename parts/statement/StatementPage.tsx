import { type ReactNode, useEffect, useRef } from 'react';
import styles from './statement.module.css';

interface StatementPageProps {
  /** The page of the ledger that the address names; undefined on its first one. */
  readonly page: string | undefined;
  readonly children: ReactNode;
}

/**
 * A page of a ledger. When the address names one it comes into view with the focus on it: whoever
 * turns the page wants to read on there and not at the head of the statement.
 */
export function StatementPage({ page, children }: StatementPageProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (page === undefined) return;
    container.current?.focus({ preventScroll: true });
    container.current?.scrollIntoView();
  }, [page]);
  return (
    <div ref={container} tabIndex={-1} className={styles.leaf}>
      {children}
    </div>
  );
}
