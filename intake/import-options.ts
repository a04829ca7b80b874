/** What an intake is told. */
import type { IntakeStep } from './load-extract.ts';

export interface ImportOptions {
  readonly folder: string;
  /** Do everything but publish. */
  readonly dryRun?: boolean;
  /** Publish even what is the current publication already, or differs from it past belief. */
  readonly force?: boolean;
  /** With `force`: differences are passed by only if they are those of this code (`agreement`). */
  readonly agreed?: string | undefined;
  /**
   * The generator of the demo made it, for this very store, which is a demo then. Nothing else
   * comes into a demo, `force` or not: everybody knows its passwords.
   */
  readonly madeUp?: boolean;
  /** `later`: agencies are not written their letters by this intake; a demo dates them itself. */
  readonly letters?: 'later';
  /** How many publications keep their rows, to be shown again (`rollback`). */
  readonly keep?: number;
  /** Longest time that a byte of the files is waited for; undefined: as long as usual. */
  readonly stallSeconds?: number | undefined;
  readonly progress?: (step: IntakeStep) => void;
  /** Told once, where a run of the same extract was cut, how many of its files are done. */
  readonly resumed?: (files: number) => void;
  /** A checkpoint is taken after files that took this long together. */
  readonly checkpointSeconds?: number;
  /**
   * How many members at most may keep what was shown of them where their own rows do not tie;
   * 0, unless told: the whole is refused then.
   */
  readonly mostInQuarantine?: number | undefined;
}
