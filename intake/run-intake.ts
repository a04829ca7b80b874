/** Takes an extract in: checked, staged, checked again and published, whole or not at all. */
import type { IntakeRunReport } from '../core/intake/report.ts';
import { readFault } from '../records/driver/faults.ts';
import type { SubjectComparison } from './comparison/comparison.ts';
import { type Fault, Faults } from './fault.ts';
import { type Imported, importInSession } from './import-extract.ts';
import type { ImportOptions } from './import-options.ts';
import type { QuarantineEntry } from './quarantine/attempts.ts';
import { summarize } from './report/summarize.ts';
import { holdLock, withSession } from './staging/session.ts';

export interface IntakeOptions extends ImportOptions {
  readonly ownerUrl: string;
  /** Where a fault is reported, where the extract was made of other files: those of the core. */
  readonly locate?: (fault: Fault) => Promise<Fault>;
  /** What the folder is called in the report; its own name unless told. */
  readonly source?: string;
}

export interface IntakeReport extends Omit<Imported, 'comparison' | 'agencyReports' | 'overruled'> {
  /** What the extract changes in it, by subject; those after a fault are not compared. */
  readonly comparison: readonly SubjectComparison[];
  /** At most `faultLimit`, in the order of reading. */
  readonly faults: readonly Fault[];
  /** Whether there may be more faults than those. */
  readonly more: boolean;
  readonly millis: number;
  /** What was asked about and passed by with `force`. */
  readonly overruled?: readonly Fault[];
  /** All of it in words, as the store keeps it; undefined where nothing was looked at. */
  readonly summary?: IntakeRunReport;
}

/** The faults as they are reported. */
async function located({ list, more }: Faults, { locate }: IntakeOptions) {
  return { list: locate ? await Promise.all(list.map(locate)) : list, more, rows: list };
}

async function locatedEntries(
  entries: readonly QuarantineEntry[],
  { locate }: IntakeOptions,
): Promise<readonly QuarantineEntry[]> {
  if (!locate) return entries;
  return Promise.all(
    entries.map(async ({ faults, ...entry }) => ({
      ...entry,
      faults: await Promise.all(faults.map(locate)),
    })),
  );
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
      const found: Imported = (await holdLock(session))
        ? await importInSession({
            ...{ options, faults, session },
            withBuilder: (work) => withSession(ownerUrl, work),
          })
        : { outcome: 'busy', files: [] };
      const reported = await located(faults, options);
      const { agencyReports, overruled: passed, ...result } = found;
      const overruled = passed && (await located(passed, options)).list;
      const { outcome } = result;
      const quarantine = result.quarantine && (await locatedEntries(result.quarantine, options));
      const more = reported.more || (passed?.more ?? false);
      const full = { ...found, overruled, ...(quarantine && { quarantine }) };
      const summary =
        outcome === 'busy' || outcome === 'demo'
          ? undefined
          : await summarize(session, options, { ...full, outcome }, { ...reported, more }, beganAt);
      const millis = Date.now() - beganAt.getTime();
      return {
        ...{ comparison: [], ...result, faults: reported.list, more, millis },
        ...(overruled && { overruled }),
        ...(quarantine && { quarantine }),
        ...(summary && { summary }),
      };
    });
  } catch (error) {
    await noteFailure(options, beganAt);
    throw readFault(error);
  }
}
