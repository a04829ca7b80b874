/** What the public is promised: in how many days the cooperative means to answer. Pure. */
import type { DataOf } from '../../../api/endpoint.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import type { readTargets } from './complaints.api.ts';
import { demandText } from './complaints.text.ts';

/** Undefined: not known yet, or not at all. */
export type Targets = DataOf<typeof readTargets> | undefined;

const count = (days: number) => formatNumber(days, 0);

/** The line below the title: without a number while it is not known. */
export function promiseOf(targets: Targets): string {
  const days = targets?.items.map(({ target_days }) => target_days) ?? [];
  if (days.length === 0) return demandText.sub;
  const [least, most] = [Math.min(...days), Math.max(...days)];
  return least === most
    ? demandText.subIn(count(least))
    : demandText.subFrom(count(least), count(most));
}
