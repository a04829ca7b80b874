import { type RefObject, useEffect } from 'react';

/**
 * Brings the leaf of a ledger into view, with the focus on it, when the address names a leaf:
 * whoever turns the page wants to read on there and not at the head of the statement.
 */
export function useLeafInView(leaf: RefObject<HTMLElement | null>, page: string | undefined): void {
  useEffect(() => {
    if (page === undefined) return;
    leaf.current?.focus({ preventScroll: true });
    leaf.current?.scrollIntoView();
  }, [leaf, page]);
}
