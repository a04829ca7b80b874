/** What is wrong with the backups of a cooperative: for the office, the doctor and alerts. */

export interface BackupState {
  /** When the newest good one was begun; null: there is none. */
  readonly madeAt: Date | null;
  readonly failedAt: Date | null;
  /** Of those that the schedule made, or failed to make: one by hand says nothing of the nights. */
  readonly nightlyMadeAt: Date | null;
  readonly nightlyFailedAt: Date | null;
  /** When one was last restored elsewhere and counted. */
  readonly rehearsedAt: Date | null;
  readonly rehearsalFailedAt: Date | null;
}

/**
 * `none`: nothing can be restored. `old`: two nights were missed. `missed`: so they were, but
 * somebody made one by hand since. `failed`: the last try came to nothing, or the last of a night.
 * `unscheduled`: whether there is one hangs on somebody's memory. `unrehearsed`: nobody knows
 * whether it can be restored. `rehearsal_failed`: it could not.
 */
export const backupFaultCodes = [
  'none',
  'old',
  'missed',
  'failed',
  'unscheduled',
  'rehearsal_failed',
  'unrehearsed',
] as const;
export type BackupFaultCode = (typeof backupFaultCodes)[number];

const day = 24 * 3_600_000;
/** Milliseconds: a night, and as long as a copy may take or be tried again. */
export const oldAfter = 1.25 * day;
/** Milliseconds: a week, and another one for nights on which the machine was off. */
export const unrehearsedAfter = 15 * day;

const isAfter = (one: Date | null, other: Date | null): boolean =>
  one !== null && (other === null || one > other);

/** Everything that is the matter at `now`, the gravest first; nothing where all is well. */
export function backupFaultsOf(
  state: BackupState,
  { scheduled, now }: { readonly scheduled: boolean; readonly now: Date },
): readonly BackupFaultCode[] {
  const { madeAt, failedAt, nightlyMadeAt, nightlyFailedAt, rehearsedAt, rehearsalFailedAt } =
    state;
  const since = (moment: Date) => now.getTime() - moment.getTime();
  const isOld = madeAt !== null && scheduled && since(madeAt) > oldAfter;
  const isMissed = scheduled && (nightlyMadeAt === null || since(nightlyMadeAt) > oldAfter);
  const hasNightFailed = scheduled && isAfter(nightlyFailedAt, nightlyMadeAt);
  const isRehearsed = rehearsedAt !== null && since(rehearsedAt) <= unrehearsedAfter;
  const found: Readonly<Record<BackupFaultCode, boolean>> = {
    none: madeAt === null,
    old: isOld,
    missed: madeAt !== null && !isOld && isMissed,
    failed: isAfter(failedAt, madeAt) || hasNightFailed,
    unscheduled: !scheduled,
    rehearsal_failed: isAfter(rehearsalFailedAt, rehearsedAt),
    unrehearsed: madeAt !== null && !isRehearsed,
  };
  return backupFaultCodes.filter((code) => found[code]);
}
