/** Takes an extract in: checked, staged, checked again and published, whole or not at all. */
import type pg from 'pg';
import type { Day } from '../core/days.ts';
import { readFault } from '../records/driver/faults.ts';
import { newRegister } from './check/register.ts';
import { type Extract, openExtract } from './decode/extract.ts';
import { type Fault, Faults } from './fault.ts';
import { subjects } from './layout.ts';
import { loadFile } from './load.ts';
import { compareWithShown, type Shown } from './staging/against-current.ts';
import { clearStaging, publish, retire } from './staging/publish.ts';
import { holdLock, withSession } from './staging/session.ts';
import { closePart, finishPart, nextPublicationId } from './staging/staging.ts';
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

export interface IntakeOptions {
  readonly folder: string;
  readonly ownerUrl: string;
  /** Do everything but publish. */
  readonly dryRun?: boolean;
  /** Publish even what is the current publication already, or differs from it past belief. */
  readonly force?: boolean;
  /**
   * The generator of the demo made it, for this very store, which is a demo then. Nothing else
   * comes into a demo, `force` or not: everybody knows its passwords.
   */
  readonly madeUp?: boolean;
  /** `later`: agencies are not written their letters by this intake; a demo dates them itself. */
  readonly letters?: 'later';
  /** Longest time that a byte of the files is waited for; undefined: as long as usual. */
  readonly stallSeconds?: number | undefined;
  readonly progress?: (step: IntakeStep) => void;
}

/**
 * `published`: the records are those of the extract now. `checked`: a dry run without faults.
 * `unchanged`: the extract is the current publication already. `refused`: see `faults`.
 * `busy`: another intake is running. `demo`: the store is a demo, the extract was not made for it.
 * All but the first have changed nothing.
 */
export type IntakeOutcome = 'published' | 'checked' | 'unchanged' | 'refused' | 'busy' | 'demo';

export interface FileReport {
  readonly file: string;
  readonly rows: number;
  readonly bytes: number;
  readonly millis: number;
}

export interface IntakeReport {
  readonly outcome: IntakeOutcome;
  /** The publication that is current because of this intake, or was already (`unchanged`). */
  readonly publicationId?: number;
  readonly asOf?: Day;
  readonly files: readonly FileReport[];
  /** At most `faultLimit`, in the order of reading. */
  readonly faults: readonly Fault[];
  /** Whether there may be more faults than those. */
  readonly more: boolean;
  readonly millis: number;
}

type Outcome = Omit<IntakeReport, 'millis' | 'faults' | 'more'>;

interface Run {
  readonly options: IntakeOptions;
  readonly faults: Faults;
  /** Reads and publishes. */
  readonly session: pg.Client;
  /** Builds keys of one file, and verifies it, while the next one is being read. */
  readonly builder: pg.Client;
}

async function currentPublication(session: pg.Client) {
  const { rows } = await session.query<Shown & { hash: string }>(
    `SELECT p.id, p.hash, p.as_of AS "asOf" FROM records.publications p
       JOIN records.current c ON c.publication_id = p.id`,
  );
  return rows[0];
}

async function isDemo(session: pg.Client): Promise<boolean> {
  const { rows } = await session.query('SELECT portal.is_demo() AS demo');
  return rows[0].demo;
}

interface Loaded {
  readonly files: FileReport[];
  /** Resolves with what the store does not bear out, once every file is keyed and verified. */
  readonly verified: Promise<Faults>;
}

async function loadAll(run: Run, extract: Extract, publicationId: number): Promise<Loaded> {
  const { faults, session, builder, options } = run;
  const common = { extract, publicationId, register: newRegister(), faults };
  const totalBytes = extract.bytes;
  const files: FileReport[] = [];
  const found = new Faults();
  const staging = { session: builder, publicationId, extract, faults: found };
  let before = 0;
  let verified: Promise<Faults> = Promise.resolve(found);
  for (const subject of subjects) {
    const { file } = subject;
    const bytes = extract.facts.get(file)?.bytes ?? 0;
    const progress = (done: number) =>
      options.progress?.({ phase: 'load', file, processedBytes: before + done, totalBytes });
    const started = performance.now();
    const rows = await loadFile(session, subject, { ...common, progress });
    files.push({ file, rows, bytes, millis: performance.now() - started });
    before += bytes;
    if (faults.full) break;
    if (faults.any) continue;
    verified = verified.then(async () => {
      await finishPart(builder, subject, publicationId);
      await verifyPart(staging, subject);
      return found;
    });
    // A failure is met where the builder is waited for, not while the next file is read.
    verified.catch(() => {});
  }
  return { files, verified };
}

async function importExtract(
  run: Run,
  extract: Extract,
  shown: Shown | undefined,
): Promise<Outcome> {
  const { faults, session, options } = run;
  const { asOf } = extract.manifest;
  const publicationId = await nextPublicationId(session);
  const { files, verified } = await loadAll(run, extract, publicationId);
  const step = { processedBytes: extract.bytes, totalBytes: extract.bytes };
  if (!faults.any) options.progress?.({ phase: 'verify', ...step });
  const found = await verified;
  // What reading found explains what the store lacks: only a file read well is judged twice.
  if (!faults.any) {
    faults.addAll(found);
    if (shown && !options.force) {
      await compareWithShown(session, { id: publicationId, extract }, shown, faults);
    }
  }
  if (faults.any) return { outcome: 'refused', asOf, files };
  if (options.dryRun) return { outcome: 'checked', asOf, files };
  options.progress?.({ phase: 'publish', ...step });
  for (const subject of subjects) await closePart(session, subject, publicationId);
  const rows = Object.fromEntries(
    subjects.map(({ name }, index) => [name, files[index]?.rows ?? 0]),
  );
  const letters = options.letters !== 'later';
  const { madeUp = false } = options;
  const { hash } = extract;
  await publish(session, { id: publicationId, asOf, hash, rows, letters, madeUp });
  await retire(session);
  return { outcome: 'published', publicationId, asOf, files };
}

async function runInSession(run: Run): Promise<Outcome> {
  const { faults, session, options } = run;
  options.progress?.({ phase: 'look', processedBytes: 0, totalBytes: 0 });
  // Before any of it is read: not even a check leaves a trace of real people in a demo.
  if (!options.madeUp && (await isDemo(session))) return { outcome: 'demo', files: [] };
  const extract = await openExtract(options.folder, faults, options.stallSeconds);
  if (!extract) return { outcome: 'refused', files: [] };
  const current = await currentPublication(session);
  if (current?.hash === extract.hash && !options.force && !options.dryRun) {
    const { asOf } = extract.manifest;
    return { outcome: 'unchanged', publicationId: current.id, asOf, files: [] };
  }
  await clearStaging(session);
  await retire(session);
  try {
    return await importExtract(run, extract, current);
  } finally {
    await clearStaging(session).catch(() => {});
  }
}

/**
 * Brings the extract in `folder` in. A broken extract is no error but a report; what throws is a
 * store that is away (StoreUnavailable) or fails. Readers are served all the while: they see the
 * old publication whole, then the new one. The one before the previous is dropped.
 */
export async function runIntake(options: IntakeOptions): Promise<IntakeReport> {
  const started = performance.now();
  const faults = new Faults();
  const { ownerUrl } = options;
  const outcome = await withSession(ownerUrl, async (session): Promise<Outcome> => {
    if (!(await holdLock(session))) return { outcome: 'busy', files: [] };
    return withSession(ownerUrl, (builder) => runInSession({ options, faults, session, builder }));
  }).catch((error) => {
    throw readFault(error);
  });
  const { list, more } = faults;
  return { ...outcome, faults: list, more, millis: performance.now() - started };
}
