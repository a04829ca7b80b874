/** The report of a run in words and figures that need nothing else to be read. */
import type { IntakeRunOutcome, IntakeRunReport, ReportSubject } from '../../core/intake/report.ts';
import { maskTypedIds, maskWrittenIds } from '../../core/masked/national-ids.ts';
import { toDtoBaht } from '../../core/satang.ts';
import { thaiDateNumeric, thaiMonthShort, toBuddhistYear } from '../../core/thai-date.ts';
import { formatBaht } from '../../core/thai-number.ts';
import type { AgencyReportComparison } from '../comparison/agency-reports.ts';
import type {
  RewrittenRow,
  Shown,
  StoredText,
  SubjectComparison,
} from '../comparison/comparison.ts';
import { keyInWords } from '../comparison/share-of-rows.ts';
import type { Fault } from '../fault.ts';
import { type SubjectName, subjectOf } from '../layout.ts';
import type { QuarantineEntry } from '../quarantine/attempts.ts';
import { subjectWords } from '../text/comparison.text.ts';

/** A row of our layout. */
export type FaultRow = Pick<Fault, 'file' | 'row'>;

/** What there is to report of a run. */
export interface RunFacts {
  readonly outcome: IntakeRunOutcome;
  readonly dryRun: boolean;
  readonly forced: boolean;
  readonly delta: boolean;
  readonly source: string;
  readonly beganAt: Date;
  readonly millis: number;
  readonly asOf?: string | undefined;
  readonly publicationId?: number | undefined;
  readonly shown?: Shown | undefined;
  readonly comparison: readonly SubjectComparison[];
  readonly faults: readonly Fault[];
  /** Rows of our layout that the faults are of; of a core's own files `faults` name others. */
  readonly faultRows: readonly FaultRow[];
  readonly more: boolean;
  /** What was asked about and passed by. */
  readonly overruled: readonly Fault[];
  readonly agencyReports: readonly AgencyReportComparison[];
  readonly quarantine: readonly QuarantineEntry[];
}

function inWords(name: SubjectName, columnName: string, stored: StoredText): string {
  if (stored === null) return '';
  const kind = subjectOf(name).columns.find((column) => column.name === columnName)?.kind;
  if (kind === 'amount') return formatBaht(BigInt(stored));
  if (kind === 'day') return thaiDateNumeric(stored);
  if (kind === 'month') return thaiMonthShort(stored.slice(0, 7));
  if (kind === 'year') return String(toBuddhistYear(Number(stored)));
  return maskTypedIds(stored);
}

const rewrittenOf = (name: SubjectName, { key, columns = [] }: RewrittenRow) => ({
  row: maskWrittenIds(keyInWords(name, key)),
  columns: columns.map(({ column, before, after }) => ({
    column,
    before: inWords(name, column, before),
    after: inWords(name, column, after),
  })),
});

function subjectOfReport(one: SubjectComparison, faultRows: readonly FaultRow[]): ReportSubject {
  const { subject: name, before, after, added, changed, missing } = one;
  const { file } = subjectOf(name);
  const refused = faultRows.filter((fault) => fault.file === file).map(({ row }) => row);
  return {
    file,
    name: subjectWords[name],
    before,
    after,
    added,
    changed,
    missing,
    refused: new Set(refused).size,
    sums: one.sums.map(({ column, beforeSatang, afterSatang }) => ({
      column,
      before: toDtoBaht(beforeSatang),
      after: toDtoBaht(afterSatang),
    })),
    rewritten_count: one.rewrittenCount,
    rewritten: one.rewritten.map((row) => rewrittenOf(name, row)),
  };
}

export function buildReport(facts: RunFacts): IntakeRunReport {
  const { shown, faults, comparison } = facts;
  return {
    outcome: facts.outcome,
    dry_run: facts.dryRun,
    forced: facts.forced,
    delta: facts.delta,
    source: facts.source,
    began_at: facts.beganAt.toISOString(),
    seconds: Math.round(facts.millis / 100) / 10,
    as_of: facts.asOf ?? null,
    publication: facts.publicationId ?? null,
    before: shown ? { publication: shown.id, as_of: shown.asOf } : null,
    subjects: comparison.map((one) => subjectOfReport(one, facts.faultRows)),
    faults: [...faults],
    more: facts.more,
    overruled: [...facts.overruled],
    quarantine: facts.quarantine.map(({ memberNo, asOf = null, faults: own }) => ({
      membership_no: memberNo,
      as_of: asOf,
      faults: [...own],
    })),
    agency_reports: facts.agencyReports.map((one) => ({
      agency_no: one.agencyNo,
      month: one.month,
      confirmed: one.confirmed,
      overruled_count: one.overruledCount,
      overruled: one.overruled.map(({ memberNo, reportedSatang, postedSatang }) => ({
        membership_no: memberNo,
        reported: toDtoBaht(reportedSatang),
        posted: toDtoBaht(postedSatang),
      })),
    })),
  };
}
