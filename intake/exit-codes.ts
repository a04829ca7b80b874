/** How the commands of the intake end, for whatever scheduler starts them. */
export const exitCodes = {
  /** Published, checked, or shown already. */
  ok: 0,
  /** The extract has faults; nothing was changed. */
  refused: 1,
  /** The command or a setting was wrong. */
  usage: 2,
  /** Another intake is running, or files are still being written: try again. */
  busy: 3,
  /** The database does not answer: try again. */
  storeAway: 4,
  /** Whole, but it differs from what is shown past belief: somebody must decide. */
  needsForce: 5,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
