/** Which row of a month is open for a change, and what stood there before. */
import { createContext, use, useSyncExternalStore } from 'react';
import type { Entry } from '../../../../parts/agency-month/draft/entry.ts';

export interface Editing {
  isOpen(id: string): boolean;
  /** Opens one row and closes any other; what was typed in that one stays in the draft. */
  open(id: string, before: Entry): void;
  close(): void;
  /** A row was changed without being opened: what stood there can be given back. */
  changed(id: string, before: Entry): void;
  /** What stood in the row that was changed last; undefined for any other. */
  before(id: string): Entry | undefined;
  /** The last change was given back: there is no earlier one. */
  forget(): void;
  watch(listener: () => void): () => void;
}

export function openEditing(): Editing {
  let openId: string | undefined;
  let last: { readonly id: string; readonly entry: Entry } | undefined;
  const watchers = new Set<() => void>();
  const show = (id: string | undefined) => {
    openId = id;
    for (const listener of watchers) listener();
  };
  return {
    isOpen: (id) => openId === id,
    open(id, entry) {
      last = { id, entry };
      show(id);
    },
    close: () => show(undefined),
    changed(id, entry) {
      last = { id, entry };
    },
    before: (id) => (last?.id === id ? last.entry : undefined),
    forget() {
      last = undefined;
    },
    watch(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
  };
}

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('useEditing needs a month above it');
  return editing;
}

/** Whether this row is the open one; only the rows that open or close are drawn again. */
export function useIsOpen(id: string): boolean {
  const editing = useEditing();
  return useSyncExternalStore(editing.watch, () => editing.isOpen(id));
}
