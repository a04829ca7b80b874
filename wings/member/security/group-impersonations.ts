/** A look of staff at many rooms is one thing to the member. Pure. */
import type { DataOf } from '../../../api/endpoint.ts';
import type { readHistory } from './security.api.ts';

export type Event = DataOf<typeof readHistory>['events'][number];

const isSame = (one: Event, other: Event): boolean =>
  one.kind === 'staff_look' &&
  other.kind === 'staff_look' &&
  one.staff === other.staff &&
  one.ok === other.ok;

/** Newest first: looks in a row by the same person become the newest of them, at all they saw. */
export function foldLooks(events: readonly Event[]): Event[] {
  const folded: Event[] = [];
  for (const event of events) {
    const last = folded.at(-1);
    if (!last || !isSame(last, event)) {
      folded.push(event);
      continue;
    }
    const at_what = [...new Set([...last.at_what, ...event.at_what])];
    folded.splice(-1, 1, { ...last, at_what });
  }
  return folded;
}
