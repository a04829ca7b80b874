/** Which standbys have repeated what the primary had written a moment ago. */

/** Milliseconds that a standby may be behind to answer in the primary's place. */
const mostBehind = 5_000;

/**
 * Remembers how far the primary was at each look. The age of the last change that a standby has
 * repeated says nothing of this: where nobody writes, it grows while nothing is behind.
 */
export class Closeness {
  #marks: readonly { readonly at: number; readonly position: number }[] = [];

  /** A look at the primary; `at` on the clock of `performance`. */
  note(position: number, at: number): void {
    const isOther = position < (this.#marks.at(-1)?.position ?? 0);
    const young = isOther ? [] : this.#marks.filter((mark) => at - mark.at <= mostBehind);
    this.#marks = [...young, { at, position }];
  }

  /** Whether a standby at that position, seen with the last look, is close. */
  isClose(position: number): boolean {
    const [oldest] = this.#marks;
    return oldest !== undefined && position >= oldest.position;
  }

  /** Another server is the primary now. */
  forget(): void {
    this.#marks = [];
  }
}
