/** What becomes of a staged file: keyed, verified, compared with what is shown, and saved. */
import type pg from 'pg';
import { type RunKey, saveCheckpoint, type Written } from './checkpoint.ts';
import { type ComparedSubject, compareSubject } from './comparison/compare-subject.ts';
import type { Shown } from './comparison/comparison.ts';
import { Faults } from './fault.ts';
import type { Subject } from './layout.ts';
import { JobQueue } from './staging/job-queue.ts';
import { hasYears, sumYears } from './staging/ledger-years.ts';
import { finishPart } from './staging/staging.ts';
import { type Staging, verificationsOf } from './staging/verify.ts';

interface Options extends Omit<Staging, 'session' | 'faults'> {
  readonly shown: Shown | undefined;
  readonly dryRun: boolean;
  readonly key: RunKey;
  /** The most faults that are gathered. */
  readonly limit: number;
  /** Comparisons of the subjects before. */
  readonly compared: readonly ComparedSubject[];
}

/** What a checkpoint repeats of the moment in which its last file had been read. */
type Frozen = Omit<Written, 'compared' | 'publicationId'>;

/**
 * Verifies files in the order of the layout, each while later ones are being read. A session that
 * works does so until `end`; a second one makes it quicker.
 */
export class Verification {
  readonly #options: Options;
  readonly #queue = new JobQueue();
  readonly #jobs: Promise<void>[] = [];
  /** Of each job, in order: what is told does not depend on which one ends first. */
  readonly #found: Faults[] = [];
  readonly #compared: (ComparedSubject | undefined)[];

  constructor(options: Options) {
    this.#options = options;
    this.#compared = [...options.compared];
  }

  /** Puts a file in line that has been staged. */
  add(subject: Subject, frozen: Frozen | undefined): void {
    const { shown, publicationId, extract, dryRun } = this.#options;
    const isKeyed = this.#job(({ session }) => finishPart(session, subject, publicationId));
    for (const verify of verificationsOf(subject)) {
      this.#job(async (staging) => {
        await isKeyed;
        await verify(staging);
      });
    }
    if (hasYears(subject) && !dryRun) {
      this.#job(async ({ session }) => {
        await isKeyed;
        if (!this.#isFaulty()) await sumYears(session, subject, publicationId);
      });
    }
    if (shown) {
      const at = this.#compared.push(undefined) - 1;
      this.#job(async ({ session }) => {
        await isKeyed;
        if (this.#isFaulty()) return;
        const beside = { session, stagingId: publicationId, extract, shown, dryRun };
        this.#compared[at] = await compareSubject(beside, subject.name);
      });
    }
    if (frozen) this.#saveAfterAll(frozen);
  }

  #saveAfterAll(frozen: Frozen): void {
    const { key, publicationId } = this.#options;
    const before = [...this.#jobs];
    const count = this.#compared.length;
    this.#job(async ({ session }) => {
      await Promise.all(before);
      if (this.#isFaulty()) return;
      const compared = this.compared.slice(0, count);
      await saveCheckpoint(session, key, { ...frozen, publicationId, compared });
    });
  }

  #job(work: (staging: Staging) => Promise<void>): Promise<void> {
    const faults = new Faults(this.#options.limit);
    this.#found.push(faults);
    const done = this.#queue.add((session) => work({ ...this.#options, session, faults }));
    this.#jobs.push(done);
    return done;
  }

  #isFaulty(): boolean {
    return this.#found.some(({ any }) => any);
  }

  /** Whether the store failed: reading on is of no use. */
  get hasFailed(): boolean {
    return this.#queue.hasFailed;
  }

  /** Nothing more is added. */
  end(): void {
    this.#queue.close();
  }

  work(session: pg.Client): Promise<void> {
    return this.#queue.work(session);
  }

  /** Subjects beside what is shown of them, as far as they have been compared. */
  get compared(): readonly ComparedSubject[] {
    return this.#compared.filter((one) => one !== undefined);
  }

  /** What the store does not bear out. */
  get faults(): Faults {
    const all = new Faults(this.#options.limit);
    for (const one of this.#found) all.addAll(one);
    return all;
  }
}
