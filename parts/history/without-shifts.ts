/** Which changes of a list are worth showing. Pure. */

interface Shifted {
  /** When it was done: what was done at once has the same. */
  readonly at: string;
  /** Nothing but its place is another. */
  readonly isMove: boolean;
}

/**
 * Without the rows that only made room: where one was added, changed or removed the others' new
 * places say nothing, and of a move one entry tells it.
 */
export function withoutShifts<Change extends Shifted>(changes: readonly Change[]): Change[] {
  const shown = new Set(changes.filter(({ isMove }) => !isMove).map(({ at }) => at));
  return changes.filter((change) => {
    if (!change.isMove) return true;
    if (shown.has(change.at)) return false;
    shown.add(change.at);
    return true;
  });
}
