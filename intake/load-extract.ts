/** All files of an extract, each loaded while the one before it is keyed, verified and compared. */
import type pg from 'pg';
import { writeRegister } from './check/register.ts';
import type { Start } from './checkpoint.ts';
import type { Shown } from './comparison/comparison.ts';
import type { Extract } from './decode/extract.ts';
import type { Faults } from './fault.ts';
import { subjects } from './layout.ts';
import { type FileReport, loadFile } from './load.ts';
import type { Job } from './staging/job-queue.ts';
import { Verification } from './verification.ts';

export type IntakePhase = 'look' | 'load' | 'verify' | 'publish';

export interface IntakeStep {
  readonly phase: IntakePhase;
  /** The file that is being read; undefined between files. */
  readonly file?: string;
  /** Bytes of all files read so far, and in all. */
  readonly processedBytes: number;
  readonly totalBytes: number;
}

/** What a run works with. */
export interface Loading {
  readonly faults: Faults;
  /** Reads and publishes. */
  readonly session: pg.Client;
  /** Opens the session that builds keys of one file, and verifies it, while the next is read. */
  readonly withBuilder: (work: Job) => Promise<void>;
  readonly progress?: ((step: IntakeStep) => void) | undefined;
  /** A checkpoint is taken after files that took this long together. */
  readonly checkpointSeconds: number;
}

interface Loaded {
  readonly files: FileReport[];
  /** Resolves once every file is keyed, verified and compared. */
  readonly verified: Promise<Pick<Verification, 'faults' | 'compared'>>;
}

/** What is read, where it is staged, and where the run begins. */
export interface Reading {
  readonly extract: Extract;
  readonly publicationId: number;
  readonly shown: Shown | undefined;
  readonly dryRun: boolean;
  readonly start: Start;
}

/** Of fewer a second session is no quicker: it begins by reading the catalog for itself. */
const fewBytes = 1_000_000;

/** Throws the first error once none of the works goes on: their sessions are free then. */
async function allEnded(works: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}

/** Reading ends with the file that fills the list of faults; `verified` is always settled. */
export async function loadExtract(
  { faults, session, withBuilder, progress: tell, checkpointSeconds }: Loading,
  { extract, publicationId, shown, dryRun, start }: Reading,
): Promise<Loaded> {
  const { register, done } = start;
  const common = { extract, publicationId, register, faults };
  const totalBytes = extract.bytes;
  const files: FileReport[] = [...start.files];
  // What is staged, as against what is delivered, once it is known of a file.
  const figures = new Map(extract.manifest.files);
  const verification = new Verification({
    extract: { ...extract, manifest: { ...extract.manifest, files: figures } },
    publicationId,
    shown,
    dryRun,
    quarantine: register.quarantine,
    key: { hash: extract.hash, shownId: shown?.id },
    limit: faults.limit,
    compared: start.compared,
  });
  const building =
    totalBytes < fewBytes
      ? Promise.resolve()
      : withBuilder((builder) => verification.work(builder));
  // A failure is met where all of it is waited for, not while a file is read.
  building.catch(() => {});
  let before = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let sinceCheckpoint = 0;
  try {
    for (const [index, subject] of subjects.slice(done.length).entries()) {
      const { file } = subject;
      const bytes = extract.facts.get(file)?.bytes ?? 0;
      const progress = (read: number) =>
        tell?.({ phase: 'load', file, processedBytes: before + read, totalBytes });
      const started = performance.now();
      const loaded = await loadFile(session, subject, { ...common, progress });
      figures.set(file, loaded.staged);
      const millis = performance.now() - started;
      files.push({ file, rows: loaded.rows, staged: loaded.staged.rows, bytes, millis });
      before += bytes;
      if (faults.full || verification.hasFailed) break;
      if (faults.any) continue;
      sinceCheckpoint += millis;
      const isDue = sinceCheckpoint >= checkpointSeconds * 1_000;
      if (isDue) sinceCheckpoint = 0;
      const names = subjects.slice(0, done.length + index + 1).map(({ name }) => name);
      const state = { files: [...files], done: names };
      verification.add(
        subject,
        isDue ? { ...state, register: writeRegister(register) } : undefined,
      );
    }
  } catch (error) {
    // What is staged is cleared away next: nobody may work in it any more.
    verification.end();
    await building.catch(() => {});
    throw error;
  }
  verification.end();
  // Nothing is left to read: two sessions end sooner than one.
  const verified = allEnded([building, verification.work(session)]).then(() => verification);
  verified.catch(() => {});
  return { files, verified };
}
