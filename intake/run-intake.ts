/** Takes an extract in: checked, staged, checked again and published, whole or not at all. */
import type pg from 'pg';
import type { Day } from '../core/days.ts';
import type { IntakeRunReport } from '../core/intake/report.ts';
import { readFault } from '../records/driver/faults.ts';
import { findStart, neededTables, type Start, usualCheckpointSeconds } from './checkpoint.ts';
import { type AgencyReportComparison, compareAgencyReports } from './comparison/agency-reports.ts';
import type { Shown, SubjectComparison } from './comparison/comparison.ts';
import { questionsOf } from './comparison/questions.ts';
import { type Extract, openExtract } from './decode/extract.ts';
import { type Fault, Faults } from './fault.ts';
import { subjects } from './layout.ts';
import type { FileReport } from './load.ts';
import { type IntakeStep, type Loading, loadExtract } from './load-extract.ts';
import { summarize } from './report/summarize.ts';
import { clearStaging, publish, retire, usualKeep } from './staging/publish.ts';
import { holdLock, isDemoStore, withSession } from './staging/session.ts';
import { closePart, nextPublicationId } from './staging/staging.ts';

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
  /** Where a fault is reported, where the extract was made of other files: those of the core. */
  readonly locate?: (fault: Fault) => Promise<Fault>;
  /** How many publications keep their rows, to be shown again (`rollback`). */
  readonly keep?: number;
  /** What the folder is called in the report; its own name unless told. */
  readonly source?: string;
  /** Longest time that a byte of the files is waited for; undefined: as long as usual. */
  readonly stallSeconds?: number | undefined;
  readonly progress?: (step: IntakeStep) => void;
  /** Told once, where a run of the same extract was cut, how many of its files are done. */
  readonly resumed?: (files: number) => void;
  /** A checkpoint is taken after files that took this long together. */
  readonly checkpointSeconds?: number;
}

/**
 * `published`: the records are those of the extract now. `checked`: a dry run without faults.
 * `unchanged`: the extract is the current publication already. `refused`: see `faults`. `differs`:
 * all of it ties, but it differs past belief from what is shown, as `faults` say; `force` publishes
 * it. `busy`: another intake is running. `demo`: the store is a demo, the extract was not made for
 * it. All but the first have changed nothing.
 */
export type IntakeOutcome =
  | 'published'
  | 'checked'
  | 'unchanged'
  | 'refused'
  | 'differs'
  | 'busy'
  | 'demo';

export interface IntakeReport {
  readonly outcome: IntakeOutcome;
  /** The publication that is current because of this intake, or was already (`unchanged`). */
  readonly publicationId?: number;
  readonly asOf?: Day;
  readonly files: readonly FileReport[];
  /** The publication that the extract was compared with; undefined of the first. */
  readonly shown?: Shown;
  /** What the extract changes in it, by subject; those after a fault are not compared. */
  readonly comparison: readonly SubjectComparison[];
  /** At most `faultLimit`, in the order of reading. */
  readonly faults: readonly Fault[];
  /** Whether there may be more faults than those. */
  readonly more: boolean;
  readonly millis: number;
  /** All of it in words, as the store keeps it; undefined where nothing was looked at. */
  readonly summary?: IntakeRunReport;
}

type Outcome = Pick<IntakeReport, 'outcome' | 'publicationId' | 'asOf' | 'files' | 'shown'> &
  Partial<Pick<IntakeReport, 'comparison'>> & {
    readonly agencyReports?: readonly AgencyReportComparison[];
  };

interface Run extends Omit<Loading, 'progress' | 'checkpointSeconds'> {
  readonly options: IntakeOptions;
}

async function currentPublication(session: pg.Client) {
  const { rows } = await session.query<Shown & { hash: string }>(
    `SELECT p.id, p.hash, p.as_of AS "asOf" FROM records.publications p
       JOIN records.current c ON c.publication_id = p.id`,
  );
  return rows[0];
}

async function importExtract(
  run: Run,
  extract: Extract,
  shown: Shown | undefined,
  start: Start,
): Promise<Outcome> {
  const { faults, session, options } = run;
  const { asOf } = extract.manifest;
  const publicationId = start.publicationId ?? (await nextPublicationId(session));
  const { progress, checkpointSeconds = usualCheckpointSeconds } = options;
  const { files, verified, compared } = await loadExtract(
    { ...run, progress, checkpointSeconds },
    { extract, publicationId, shown, start },
  );
  const step = { processedBytes: extract.bytes, totalBytes: extract.bytes };
  if (!faults.any) options.progress?.({ phase: 'verify', ...step });
  const found = await verified;
  // What reading found explains what the store lacks: only a file read well is judged twice.
  if (!faults.any) faults.addAll(found);
  const comparison = compared.map((one) => one.comparison);
  const common = { asOf, files, comparison };
  if (faults.any) return { outcome: 'refused', ...common, ...(shown && { shown }) };
  const beside = shown && { session, stagingId: publicationId, extract, shown };
  if (beside && !options.force) faults.addAll(await questionsOf(beside, compared));
  const agencyReports = beside ? await compareAgencyReports(beside) : [];
  const facts = { ...common, agencyReports, ...(shown && { shown }) };
  if (faults.any) return { outcome: 'differs', ...facts };
  if (options.dryRun) return { outcome: 'checked', ...facts };
  options.progress?.({ phase: 'publish', ...step });
  for (const subject of subjects) await closePart(session, subject, publicationId);
  const rows = Object.fromEntries(
    subjects.map(({ name }, index) => [name, files[index]?.rows ?? 0]),
  );
  const letters = options.letters !== 'later';
  const { madeUp = false } = options;
  const { hash } = extract;
  await publish(session, { id: publicationId, asOf, hash, rows, letters, madeUp });
  await retire(session, options.keep ?? usualKeep);
  return { outcome: 'published', publicationId, ...facts };
}

async function runInSession(run: Run): Promise<Outcome> {
  const { faults, session, options } = run;
  options.progress?.({ phase: 'look', processedBytes: 0, totalBytes: 0 });
  // Before any of it is read: not even a check leaves a trace of real people in a demo.
  if (!options.madeUp && (await isDemoStore(session))) return { outcome: 'demo', files: [] };
  const extract = await openExtract(options.folder, faults, options.stallSeconds);
  if (!extract) return { outcome: 'refused', files: [] };
  const current = await currentPublication(session);
  if (current?.hash === extract.hash && !options.force && !options.dryRun) {
    const { asOf } = extract.manifest;
    return { outcome: 'unchanged', publicationId: current.id, asOf, files: [] };
  }
  const start = await findStart(session, { hash: extract.hash, shownId: current?.id });
  await clearStaging(session, neededTables(start));
  await retire(session, options.keep ?? usualKeep);
  if (start.done.length > 0) options.resumed?.(start.done.length);
  try {
    return await importExtract(run, extract, current, start);
  } finally {
    await clearStaging(session).catch(() => {});
  }
}

/** The faults as they are reported. */
async function located({ list, more }: Faults, { locate }: IntakeOptions) {
  const files = list.map(({ file }) => file);
  return { list: locate ? await Promise.all(list.map(locate)) : list, more, files };
}

/** A run that ended in the middle is noted, too, where the store still answers. */
async function noteFailure(options: IntakeOptions, beganAt: Date): Promise<void> {
  const found = { outcome: 'failed' } as const;
  await withSession(options.ownerUrl, (session) =>
    summarize(session, options, found, new Faults(), beganAt),
  ).catch(() => undefined);
}

/**
 * Brings the extract in `folder` in. A broken extract is no error but a report; what throws is a
 * store that is away (StoreUnavailable) or fails. Readers are served all the while: they see the
 * old publication whole, then the new one. Of those before it the last `keep` keep their rows.
 */
export async function runIntake(options: IntakeOptions): Promise<IntakeReport> {
  const beganAt = new Date();
  const faults = new Faults();
  const { ownerUrl } = options;
  try {
    return await withSession(ownerUrl, async (session): Promise<IntakeReport> => {
      const found: Outcome = (await holdLock(session))
        ? await withSession(ownerUrl, (builder) =>
            runInSession({ options, faults, session, builder }),
          )
        : { outcome: 'busy', files: [] };
      const reported = await located(faults, options);
      const { agencyReports, ...result } = found;
      const { outcome } = result;
      const summary =
        outcome === 'busy' || outcome === 'demo'
          ? undefined
          : await summarize(session, options, { ...found, outcome }, reported, beganAt);
      const millis = Date.now() - beganAt.getTime();
      return {
        ...{ comparison: [], ...result, faults: reported.list, more: reported.more, millis },
        ...(summary && { summary }),
      };
    });
  } catch (error) {
    await noteFailure(options, beganAt);
    throw readFault(error);
  }
}
