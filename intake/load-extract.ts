/** All files of an extract, each loaded while the one before it is keyed, verified and compared. */
import type pg from 'pg';
import { writeRegister } from './check/register.ts';
import { type Start, saveCheckpoint } from './checkpoint.ts';
import { type ComparedSubject, compareSubject } from './comparison/compare-subject.ts';
import type { Shown } from './comparison/comparison.ts';
import type { Extract } from './decode/extract.ts';
import { Faults } from './fault.ts';
import { subjects } from './layout.ts';
import { type FileReport, loadFile } from './load.ts';
import { finishPart } from './staging/staging.ts';
import { verifyPart } from './staging/verify.ts';

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
  /** Builds keys of one file, and verifies it, while the next one is being read. */
  readonly builder: pg.Client;
  readonly progress?: ((step: IntakeStep) => void) | undefined;
  /** A checkpoint is taken after files that took this long together. */
  readonly checkpointSeconds: number;
}

interface Loaded {
  readonly files: FileReport[];
  /** Resolves with what the store does not bear out, once every file is keyed and verified. */
  readonly verified: Promise<Faults>;
  /** Grows until then: subjects beside what is shown of them. */
  readonly compared: readonly ComparedSubject[];
}

/** What is read, where it is staged, and where the run begins. */
export interface Reading {
  readonly extract: Extract;
  readonly publicationId: number;
  readonly shown: Shown | undefined;
  readonly start: Start;
}

/** Reading ends with the file that fills the list of faults; `verified` is always settled. */
export async function loadExtract(
  { faults, session, builder, progress: tell, checkpointSeconds }: Loading,
  { extract, publicationId, shown, start }: Reading,
): Promise<Loaded> {
  const { register, done } = start;
  const common = { extract, publicationId, register, faults };
  const totalBytes = extract.bytes;
  const files: FileReport[] = [...start.files];
  const found = new Faults(faults.limit);
  const compared: ComparedSubject[] = [...start.compared];
  // What is staged, as against what is delivered, once it is known of a file.
  const figures = new Map(extract.manifest.files);
  const staged = { ...extract, manifest: { ...extract.manifest, files: figures } };
  const { quarantine } = register;
  const staging = { session: builder, publicationId, extract: staged, faults: found, quarantine };
  const key = { hash: extract.hash, shownId: shown?.id };
  let before = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let verified: Promise<Faults> = Promise.resolve(found);
  let sinceCheckpoint = 0;
  const left = subjects.slice(done.length);
  for (const [index, subject] of left.entries()) {
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
    if (faults.full) break;
    if (faults.any) continue;
    sinceCheckpoint += millis;
    const isDue = sinceCheckpoint >= checkpointSeconds * 1_000;
    if (isDue) sinceCheckpoint = 0;
    const frozen = isDue ? { files: [...files], register: writeRegister(register) } : undefined;
    verified = verified.then(async () => {
      await finishPart(builder, subject, publicationId);
      await verifyPart(staging, subject);
      if (found.any) return found;
      if (shown) {
        const beside = { session: builder, stagingId: publicationId, extract: staged, shown };
        compared.push(await compareSubject(beside, subject.name));
      }
      if (frozen) {
        const names = subjects.slice(0, done.length + index + 1).map(({ name }) => name);
        await saveCheckpoint(builder, key, { ...frozen, publicationId, done: names, compared });
      }
      return found;
    });
    // A failure is met where the builder is waited for, not while the next file is read.
    verified.catch(() => {});
  }
  return { files, verified, compared };
}
