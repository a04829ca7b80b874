/** All files of an extract, each loaded while the one before it is keyed, verified and compared. */
import type pg from 'pg';
import { newRegister } from './check/register.ts';
import { type ComparedSubject, compareSubject } from './comparison/compare-subject.ts';
import type { Shown } from './comparison/comparison.ts';
import type { Extract } from './decode/extract.ts';
import { Faults } from './fault.ts';
import { subjects } from './layout.ts';
import { loadFile } from './load.ts';
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

export interface FileReport {
  readonly file: string;
  readonly rows: number;
  readonly bytes: number;
  readonly millis: number;
}

/** What a run works with. */
export interface Loading {
  readonly faults: Faults;
  /** Reads and publishes. */
  readonly session: pg.Client;
  /** Builds keys of one file, and verifies it, while the next one is being read. */
  readonly builder: pg.Client;
  readonly progress?: ((step: IntakeStep) => void) | undefined;
}

interface Loaded {
  readonly files: FileReport[];
  /** Resolves with what the store does not bear out, once every file is keyed and verified. */
  readonly verified: Promise<Faults>;
  /** Grows until then: subjects beside what is shown of them. */
  readonly compared: readonly ComparedSubject[];
}

/** Reading ends with the first file at fault that fills the list; the promise never stays unmet. */
export async function loadExtract(
  { faults, session, builder, progress: tell }: Loading,
  extract: Extract,
  publicationId: number,
  shown: Shown | undefined,
): Promise<Loaded> {
  const common = { extract, publicationId, register: newRegister(), faults };
  const totalBytes = extract.bytes;
  const files: FileReport[] = [];
  const found = new Faults();
  const compared: ComparedSubject[] = [];
  const staging = { session: builder, publicationId, extract, faults: found };
  let before = 0;
  let verified: Promise<Faults> = Promise.resolve(found);
  for (const subject of subjects) {
    const { file } = subject;
    const bytes = extract.facts.get(file)?.bytes ?? 0;
    const progress = (done: number) =>
      tell?.({ phase: 'load', file, processedBytes: before + done, totalBytes });
    const started = performance.now();
    const rows = await loadFile(session, subject, { ...common, progress });
    files.push({ file, rows, bytes, millis: performance.now() - started });
    before += bytes;
    if (faults.full) break;
    if (faults.any) continue;
    verified = verified.then(async () => {
      await finishPart(builder, subject, publicationId);
      await verifyPart(staging, subject);
      if (shown && !found.any) {
        const beside = { session: builder, stagingId: publicationId, extract, shown };
        compared.push(await compareSubject(beside, subject.name));
      }
      return found;
    });
    // A failure is met where the builder is waited for, not while the next file is read.
    verified.catch(() => {});
  }
  return { files, verified, compared };
}
