/** Takes one extract in, full or a delta: checked, staged, checked again and published. */
import type pg from 'pg';
import type { Day } from '../core/days.ts';
import type { Register } from './check/register.ts';
import {
  findStart,
  fromTheStart,
  neededTables,
  type Start,
  usualCheckpointSeconds,
} from './checkpoint.ts';
import { type AgencyReportComparison, compareAgencyReports } from './comparison/agency-reports.ts';
import { agreementOf, type Consent, isAgreedTo } from './comparison/agreement.ts';
import type { Beside, ComparedSubject } from './comparison/compare-subject.ts';
import type { Shown, StoredTotals, SubjectComparison } from './comparison/comparison.ts';
import { questionsOf } from './comparison/questions.ts';
import { type Extract, openExtract } from './decode/extract.ts';
import { usualStallSeconds } from './decode/patience.ts';
import { isDelta, openDelta } from './delta/delta-set.ts';
import { relocate } from './delta/origins.ts';
import { readDelta } from './delta/read-delta.ts';
import { writeWhole } from './delta/whole.ts';
import type { Faults } from './fault.ts';
import type { ImportOptions } from './import-options.ts';
import { manifestFile, subjects } from './layout.ts';
import type { FileReport } from './load.ts';
import { type Loading, loadExtract } from './load-extract.ts';
import { inPrivateFolder } from './private-folder.ts';
import { type QuarantineEntry, withQuarantine } from './quarantine/attempts.ts';
import type { Quarantine } from './quarantine/quarantine.ts';
import { quarantineDays } from './quarantine/shown-rows.ts';
import { clearStaging, publish, retire, usualKeep } from './staging/publish.ts';
import { isDemoStore } from './staging/session.ts';
import { startPublication } from './staging/staging.ts';

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

/** What came of it; faults are told apart. */
export interface Imported {
  readonly outcome: IntakeOutcome;
  /** The publication that is current because of this intake, or was already (`unchanged`). */
  readonly publicationId?: number;
  readonly asOf?: Day;
  readonly files: readonly FileReport[];
  /** The publication that the extract was compared with; undefined of the first. */
  readonly shown?: Shown;
  /** What the extract changes in it, by subject; those after a fault are not compared. */
  readonly comparison?: readonly SubjectComparison[];
  readonly agencyReports?: readonly AgencyReportComparison[];
  /** Whether it was delivered as a delta. */
  readonly delta?: boolean;
  /** What was asked about and passed by with `force`. */
  readonly overruled?: Faults;
  /** Names what was asked about; undefined where nothing was. */
  readonly agreement?: string;
  /** Members that keep what was shown of them, by number. */
  readonly quarantine?: readonly QuarantineEntry[];
}

interface Run extends Omit<Loading, 'progress' | 'checkpointSeconds'> {
  readonly options: ImportOptions;
}

/** The publication that members see, and the hash of what it was delivered as. */
type Current = Shown & { readonly hash: string };

async function currentPublication(session: pg.Client): Promise<Current | undefined> {
  const { rows } = await session.query<Current>(
    `SELECT p.id, p.hash, p.as_of AS "asOf", p.rows, p.totals FROM records.publications p
       JOIN records.current c ON c.publication_id = p.id`,
  );
  return rows[0];
}

/** What the manifest states, and the store has been held against. */
const totalsOf = ({ manifest }: Extract): StoredTotals =>
  Object.fromEntries(
    subjects.map(({ name, file }) => {
      const totals = [...(manifest.files.get(file)?.totals ?? [])];
      return [name, Object.fromEntries(totals.map(([by, { satang }]) => [by, `${satang}`]))];
    }),
  );

/** What staff have to decide; undefined where there is nothing. */
async function askAbout(beside: Beside, compared: readonly ComparedSubject[], consent: Consent) {
  const questions = await questionsOf(beside, compared);
  if (!questions.any) return undefined;
  const agreement = agreementOf(beside.extract.hash, beside.shown.id, questions);
  return { questions, agreement, isAgreed: isAgreedTo(agreement, consent) };
}

async function importExtract(
  run: Run,
  extract: Extract,
  shown: Shown | undefined,
  start: Start,
): Promise<Imported> {
  const { faults, session, options } = run;
  const { asOf } = extract.manifest;
  const { quarantine } = start.register;
  const publicationId = start.publicationId ?? (await startPublication(session));
  const { progress, checkpointSeconds: chosen = usualCheckpointSeconds } = options;
  // A checkpoint does not say who is in quarantine.
  const checkpointSeconds = quarantine ? Number.POSITIVE_INFINITY : chosen;
  const { files, verified } = await loadExtract(
    { ...run, progress, checkpointSeconds },
    { extract, publicationId, shown, dryRun: options.dryRun ?? false, start },
  );
  const step = { processedBytes: extract.bytes, totalBytes: extract.bytes };
  if (!faults.any) options.progress?.({ phase: 'verify', ...step });
  const { faults: found, compared } = await verified;
  // What reading found explains what the store lacks: only a file read well is judged twice.
  if (!faults.any) faults.addAll(found);
  const comparison = compared.map((one) => one.comparison);
  const common = { asOf, files, comparison };
  if (faults.any) return { outcome: 'refused', ...common, ...(shown && { shown }) };
  const beside = shown && { session, stagingId: publicationId, extract, shown };
  const decision = beside && (await askAbout(beside, compared, options));
  if (decision && !decision.isAgreed) faults.addAll(decision.questions);
  const agencyReports = beside ? await compareAgencyReports(beside) : [];
  const facts = {
    ...{ ...common, agencyReports, ...(shown && { shown }) },
    ...(decision && { agreement: decision.agreement }),
    ...(decision?.isAgreed && { overruled: decision.questions }),
  };
  if (faults.any) return { outcome: 'differs', ...facts };
  if (options.dryRun) return { outcome: 'checked', ...facts };
  options.progress?.({ phase: 'publish', ...step });
  const rows = Object.fromEntries(
    subjects.map(({ name }, index) => [name, files[index]?.staged ?? 0]),
  );
  const letters = options.letters !== 'later';
  const { madeUp = false } = options;
  const { hash, baseId } = extract;
  const manifestSha256 = extract.facts.get(manifestFile)?.sha256;
  const stated = { hash, baseId, manifestSha256, totals: totalsOf(extract) };
  // With somebody in quarantine not what the manifest states is shown: no delta can be put upon it.
  const source = quarantine
    ? { hash, quarantine: await quarantineDays(session, quarantine) }
    : stated;
  await publish(session, { id: publicationId, asOf, ...source, rows, letters, madeUp });
  // Members see it by now: rows that stay behind go with the next intake.
  await retire(session, options.keep ?? usualKeep).catch(() => {});
  return { outcome: 'published', publicationId, ...facts };
}

/**
 * One attempt, from where a run of the same was cut, if one was; nothing staged is left behind.
 * With somebody in quarantine it begins anew.
 */
async function importOnce(
  run: Run,
  extract: Extract,
  shown: Shown | undefined,
  quarantine: Quarantine | undefined,
): Promise<Imported & { readonly register: Register }> {
  const { session, options } = run;
  const start = quarantine
    ? fromTheStart(quarantine)
    : await findStart(session, { hash: extract.hash, shownId: shown?.id });
  await clearStaging(session, neededTables(start));
  if (!options.dryRun) await retire(session, options.keep ?? usualKeep);
  if (start.done.length > 0) options.resumed?.(start.done.length);
  try {
    const imported = await importExtract(run, extract, shown, start);
    return { ...imported, register: start.register };
  } finally {
    await clearStaging(session).catch(() => {});
  }
}

async function importFromStart(
  run: Run,
  extract: Extract,
  shown: Shown | undefined,
): Promise<Imported> {
  const { mostInQuarantine = 0 } = run.options;
  // What is older than what is shown cannot go on from it.
  const most = shown && shown.asOf <= extract.manifest.asOf ? mostInQuarantine : 0;
  const { register: _, ...imported } = await withQuarantine(
    { session: run.session, extract, shown, most, faults: run.faults },
    (faults, quarantine) => importOnce({ ...run, faults }, extract, shown, quarantine),
  );
  return imported;
}

const refused: Imported = { outcome: 'refused', files: [] };

/** The whole of base and delta is written where nobody looks, and taken in like any extract. */
async function importDelta(run: Run, current: Current | undefined): Promise<Imported> {
  const { faults, session, options } = run;
  const { folder, stallSeconds = usualStallSeconds } = options;
  const delta = await openDelta({ folder, stallSeconds }, faults);
  if (!delta) return refused;
  if (current?.hash === delta.hash) {
    // Put upon itself it would be refused, whatever was asked for.
    return { outcome: 'unchanged', publicationId: current.id, asOf: current.asOf, files: [] };
  }
  const base = await readDelta(session, delta, current, faults);
  if (!base) return refused;
  return inPrivateFolder(async (out) => {
    await writeWhole(session, delta, base.id, out, faults);
    const opened = faults.any ? undefined : await openExtract(out, faults, stallSeconds);
    const extract = opened && { ...opened, hash: delta.hash, baseId: base.id };
    // Faults of a row of the base are nobody's of this night: a delta is taken whole or not at all.
    const whole = { ...run, options: { ...options, mostInQuarantine: 0 } };
    const imported = extract ? await importFromStart(whole, extract, base) : refused;
    for (const found of [faults, imported.overruled]) {
      found?.relocate(await relocate(session, base.id, found.list));
    }
    return imported;
  });
}

/** In a session that holds the lock of the intake. */
export async function importInSession(run: Run): Promise<Imported> {
  const { faults, session, options } = run;
  const { folder, stallSeconds = usualStallSeconds } = options;
  options.progress?.({ phase: 'look', processedBytes: 0, totalBytes: 0 });
  // Before any of it is read: not even a check leaves a trace of real people in a demo.
  if (!options.madeUp && (await isDemoStore(session))) return { outcome: 'demo', files: [] };
  const current = await currentPublication(session);
  if (await isDelta({ folder, stallSeconds })) {
    return { ...(await importDelta(run, current)), delta: true };
  }
  const extract = await openExtract(folder, faults, stallSeconds);
  if (!extract) return refused;
  // Who agreed to what was asked about gets it once, however often the command is given.
  const isWantedAgain = options.force && options.agreed === undefined;
  if (current?.hash === extract.hash && !isWantedAgain && !options.dryRun) {
    const { asOf } = extract.manifest;
    return { outcome: 'unchanged', publicationId: current.id, asOf, files: [] };
  }
  return importFromStart(run, extract, current);
}
