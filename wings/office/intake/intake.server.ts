/** Staff look at what each run of the intake found (part E). */
import type { DataOf } from '../../../api/endpoint.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import type { IntakeRunReport } from '../../../core/intake/report.ts';
import { reportSheet } from '../../../core/intake/report-sheet.ts';
import { bangkokDay, thaiDateShort } from '../../../core/thai-date.ts';
import {
  type IntakeRun,
  intakeReport,
  intakeRuns,
  shownPublication,
} from '../../../records/office/intake-runs.ts';
import type { Services } from '../../../records/services.ts';
import { downloadIntakeRun, readIntakeRun, readIntakeRuns } from './intake.api.ts';
import { text } from './intake.text.ts';

const handle = handlersOn<Services>();

/** Two months of nights, with a second try here and there. */
const mostRuns = 100;

const runOf = ({ id, beganAt, outcome, forced, source, ...run }: IntakeRun) => ({
  ...{ id: String(id), began_at: beganAt.toISOString(), outcome, forced, source },
  ...{ dry_run: run.dryRun, as_of: run.asOf },
  ...{ publication: run.publicationId, fault_count: run.faultCount },
});

/** What reports of runs lack that were made before it was known. */
const ofEarlierRuns = { delta: false, quarantine: [], overruled: [] };

async function reportOf({ records }: Services, staffId: string, id: string) {
  const report = await records.asStaff(staffId, (db) => intakeReport(db, BigInt(id)));
  if (!report) throw new Problem('not_found');
  return { ...ofEarlierRuns, ...report };
}

/** The same with lists of its own: what is answered may be written to. */
const dtoOf = (report: IntakeRunReport): DataOf<typeof readIntakeRun> => ({
  ...report,
  faults: [...report.faults],
  overruled: [...report.overruled],
  quarantine: report.quarantine.map(({ faults, ...one }) => ({
    ...one,
    faults: [...faults],
  })),
  subjects: report.subjects.map(({ sums, rewritten, ...subject }) => ({
    ...subject,
    sums: [...sums],
    rewritten: rewritten.map(({ row, columns }) => ({ row, columns: [...columns] })),
  })),
  agency_reports: report.agency_reports.map((one) => ({ ...one, overruled: [...one.overruled] })),
});

export const handlers: readonly Handler<Services>[] = [
  handle(readIntakeRuns, {
    async run({ who, services }) {
      const [runs, shown] = await services.records.asStaff(who.staffId, (db) =>
        Promise.all([intakeRuns(db, mostRuns), shownPublication(db)]),
      );
      return {
        data: {
          shown: shown
            ? { publication: shown.id, as_of: shown.asOf, shown_at: shown.shownAt.toISOString() }
            : null,
          runs: runs.map(runOf),
        },
      };
    },
  }),

  handle(readIntakeRun, {
    async run({ input, who, services }) {
      return { data: dtoOf(await reportOf(services, who.staffId, input.id)) };
    },
  }),

  handle(downloadIntakeRun, {
    async run({ input, who, services }) {
      const report = await reportOf(services, who.staffId, input.id);
      const day = thaiDateShort(report.as_of ?? bangkokDay(new Date(report.began_at)));
      return {
        file: await services.papers.sheet(reportSheet(report), input.format, text.fileName(day)),
      };
    },
  }),
];
