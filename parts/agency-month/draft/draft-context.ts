/** The draft of the month that is shown, for the rows that change it. */
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { ReportSums } from '../../../core/agency/report.ts';
import { all, type Draft, type Shown } from './draft.ts';

export interface DraftNow {
  readonly draft: Draft;
  /** Whether this person may change it now. */
  readonly mayEdit: boolean;
  /** Whether what was reported could be had at all; if not, nothing is said of it. */
  readonly hasReport: boolean;
}

export const DraftContext = createContext<DraftNow | undefined>(undefined);

export function useDraft(): DraftNow {
  const now = use(DraftContext);
  if (!now) throw new Error('useDraft needs a month above it');
  return now;
}

/** One bill's entry; only its own row is drawn again when it changes. */
export function useShown(draft: Draft, key: string): Shown {
  const watch = useCallback((listener: () => void) => draft.watch(key, listener), [draft, key]);
  return useSyncExternalStore(watch, () => draft.shown(key));
}

export function useSums(draft: Draft): ReportSums {
  const watch = useCallback((listener: () => void) => draft.watch(all, listener), [draft]);
  return useSyncExternalStore(watch, draft.sums);
}
