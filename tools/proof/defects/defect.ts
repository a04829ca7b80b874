/** A mistake that somebody could make, planted on purpose: it grades the tests. */
export interface Defect {
  /** What is wrong then, as one would report it. */
  readonly what: string;
  /** The file it is planted in, from the root. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Test files of which at least one must fail, from the root. */
  readonly tests: readonly string[];
}
