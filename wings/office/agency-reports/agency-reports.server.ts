/** Staff look at what agencies report, and accept it or send it back (part D). */
import { dayOfMonth, monthParts } from '../../../api/agency/month/month-query.ts';
import { changedSince } from '../../../api/agency/report.text.ts';
import { slipOf } from '../../../api/agency/slip-of.ts';
import type { DataOf } from '../../../api/endpoint.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { displayNumber } from '../../../core/agency/display-number.ts';
import { sumOf, toDtoBaht } from '../../../core/satang.ts';
import { thaiDateShort } from '../../../core/thai-date.ts';
import {
  decideReport,
  type OfficeLine,
  type OfficeReport,
  type OfficeStep,
  officeReportLines,
  officeReportSteps,
  officeReports,
} from '../../../records/agency/office-reports.ts';
import { type Slip, slipFileForStaff, slipsForStaff } from '../../../records/agency/slips.ts';
import type { Services } from '../../../records/services.ts';
import {
  acceptReport,
  downloadSlip,
  readReport,
  readReports,
  returnReport,
} from './agency-reports.api.ts';
import { text } from './agency-reports.text.ts';

const handle = handlersOn<Services>();
type One = DataOf<typeof readReport>;

interface Which {
  readonly member_group_no: string;
  readonly year: string;
  readonly month: string;
}

/** All three are given: the endpoint demands them. */
const keyOf = (input: Which) => ({
  agencyNo: input.member_group_no,
  month: dayOfMonth(input),
});

const headOf = (report: OfficeReport): One['report'] => ({
  member_group_no: report.agencyNo,
  no_display: displayNumber(report.agencyNo),
  name: report.agencyName ?? report.agencyNo,
  ...monthParts(report.month),
  version: report.version,
  state: report.state,
  members: report.members,
  billed: toDtoBaht(report.billedSatang),
  collected: toDtoBaht(report.collectedSatang),
  uncollected: toDtoBaht(report.billedSatang - report.collectedSatang),
  slips: toDtoBaht(report.slipsSatang),
  difference: toDtoBaht(report.collectedSatang - report.slipsSatang),
  submitted_at: report.submittedAt.toISOString(),
  submitted_by: report.submittedByName,
  decided_at: report.decidedAt?.toISOString() ?? null,
  decided_by: report.decidedByName,
});

const shortfallOf = (line: OfficeLine): One['shortfalls'][number] => ({
  membership_no: line.memberNo,
  seq: line.seq,
  outcome: line.outcome,
  billed: toDtoBaht(line.billedSatang),
  collected: toDtoBaht(line.collectedSatang),
  uncollected: toDtoBaht(line.billedSatang - line.collectedSatang),
  reason: line.reason,
  new_agency: line.newAgency,
  note: line.note,
  said_at: line.reportedAt?.toISOString() ?? null,
  said_by: line.reportedByName,
});

/** Why a report was sent back: staff say it, records do not. */
function reasonOf({ step, actorKind, detail }: OfficeStep): string | null {
  if (step === 'RETURNED' && actorKind === 'system') return changedSince;
  return typeof detail.reason === 'string' ? detail.reason : null;
}

const stepOf = (one: OfficeStep): One['steps'][number] => ({
  step: one.step,
  at: one.at.toISOString(),
  actor_kind: one.actorKind,
  actor: one.actorName,
  reason: reasonOf(one),
});

/** What was handed in is one set of figures, or nothing of it is shown. */
function assertWhole(report: OfficeReport, lines: readonly OfficeLine[], slips: readonly Slip[]) {
  const isWhole =
    lines.length === report.members &&
    sumOf(lines, (line) => line.billedSatang) === report.billedSatang &&
    sumOf(lines, (line) => line.collectedSatang) === report.collectedSatang &&
    sumOf(slips, (slip) => slip.amountSatang) === report.slipsSatang;
  if (!isWhole) throw new Problem('failed');
}

export const handlers: readonly Handler<Services>[] = [
  handle(readReports, {
    async run({ who, services }) {
      const reports = await services.records.asStaff(who.staffId, officeReports);
      const of = (state: OfficeReport['state']) =>
        reports.filter((report) => report.state === state).map(headOf);
      return { data: { waiting: of('SUBMITTED'), accepted: of('ACCEPTED') } };
    },
  }),

  handle(readReport, {
    async run({ input, who, services }) {
      const { agencyNo, month } = keyOf(input);
      const [reports, lines, slips, steps] = await services.records.asStaff(who.staffId, (db) =>
        Promise.all([
          officeReports(db),
          officeReportLines(db, agencyNo, month),
          slipsForStaff(db, agencyNo, month),
          officeReportSteps(db, agencyNo, month),
        ]),
      );
      const report = reports.find((one) => one.agencyNo === agencyNo && one.month === month);
      if (!report) throw new Problem('not_found');
      assertWhole(report, lines, slips);
      const short = lines.filter(({ outcome }) => outcome !== 'FULL');
      return {
        data: {
          report: headOf(report),
          explanation: report.explanation,
          full: lines.length - short.length,
          shortfalls: short.map(shortfallOf),
          slips: slips.map(slipOf),
          steps: steps.map(stepOf),
        },
      };
    },
  }),

  handle(downloadSlip, {
    async run({ input, who, services }) {
      const { agencyNo, month } = keyOf(input);
      const found = await services.records.asStaff(who.staffId, (db) =>
        slipFileForStaff(db, agencyNo, month, input.id),
      );
      if (!found) throw new Problem('not_found');
      const format = found.fileType === 'image/jpeg' ? ('jpg' as const) : ('pdf' as const);
      const name = text.one.fileName(agencyNo, thaiDateShort(found.paidOn));
      return { file: { format, name, bytes: found.file } };
    },
  }),

  handle(acceptReport, {
    async run({ input, who, services }) {
      const key = { ...keyOf(input), version: input.version };
      const isDecided = await services.records.asStaff(who.staffId, (db) => decideReport(db, key));
      if (!isDecided) throw new Problem('conflict');
      return { data: { state: 'ACCEPTED' as const } };
    },
  }),

  handle(returnReport, {
    async run({ input, who, services }) {
      const key = { ...keyOf(input), version: input.version };
      const { reason } = input;
      const isDecided = await services.records.asStaff(who.staffId, (db) =>
        decideReport(db, key, reason),
      );
      if (!isDecided) throw new Problem('conflict');
      return { data: { state: 'RETURNED' as const } };
    },
  }),
];
