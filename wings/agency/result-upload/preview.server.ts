/** What the lines of a file would change of a month's draft. */
import { createHash } from 'node:crypto';
import { refused } from '../../../api/agency/report/refused.ts';
import type { DataOf } from '../../../api/endpoint.ts';
import { Problem } from '../../../api/problem.ts';
import type { AgencyCaller } from '../../../api/session/session-control.ts';
import { fullName } from '../../../api/sheet/owner-facts.ts';
import { hasConsent } from '../../../core/agency/cover.ts';
import { billKey } from '../../../core/agency/report.ts';
import type { ResultProblem } from '../../../core/agency/result-file/cell.ts';
import {
  type Match,
  type MatchedLine,
  matchLines,
} from '../../../core/agency/result-file/match.ts';
import { type Satang, sumOf, toDtoBaht } from '../../../core/satang.ts';
import { formatBaht } from '../../../core/thai-number.ts';
import { openMonth } from '../../../records/agency/open-month.ts';
import { assertReconciled } from '../../../records/agency/reconciled.ts';
import { findReport, type ReportLine, reportLines } from '../../../records/agency/reports.ts';
import type { Records } from '../../../records/database.ts';
import { type AgencyBill, agencyBills, agencyMonth } from '../../../records/figures/agencies.ts';
import { columnNames, rowFaults } from './fault.text.ts';
import type { SentLines } from './lines.server.ts';
import type { previewUpload } from './upload.api.ts';

type Preview = DataOf<typeof previewUpload>;
type Line = MatchedLine<AgencyBill>;

/** Rows that a person looks through; beyond them counts say the rest. */
const most = { changes: 200, missing: 200, withoutConsent: 10 } as const;

export interface Previewed {
  readonly preview: Preview;
  readonly lines: readonly Line[];
}

/** Amounts of problems are satang; what a person typed stands as it is. */
const inBaht = (satang: string): string => formatBaht(BigInt(satang));
const ofAmounts: ReadonlySet<ResultProblem['fault']> = new Set([
  'above_billed',
  'other_billed',
  'sum',
]);

function problemOf({ row, column, fault, value, other = '' }: ResultProblem) {
  const words = rowFaults[fault];
  const amounts = ofAmounts.has(fault);
  return {
    row,
    column: columnNames[column],
    reason: typeof words === 'string' ? words : words(amounts ? inBaht(other) : other),
    value: amounts && value !== null ? inBaht(value) : value,
  };
}

const wasSame = (line: Line, was: ReportLine | undefined): boolean =>
  was !== undefined &&
  was.collectedSatang === line.collectedSatang &&
  was.billedSatang === line.bill.billedSatang &&
  was.reason === line.reason &&
  was.newAgency === line.newAgency &&
  was.note === line.note;

const changeOf = (line: Line, was: ReportLine | undefined): Preview['changes'][number] => ({
  row: line.row,
  membership_no: line.bill.memberNo,
  seq: line.bill.seq,
  name: fullName(line.bill),
  billed: toDtoBaht(line.bill.billedSatang),
  outcome: line.outcome,
  collected: toDtoBaht(line.collectedSatang),
  reason: line.reason,
  new_agency: line.newAgency,
  was: was ? { outcome: was.outcome, collected: toDtoBaht(was.collectedSatang) } : null,
});

function sumsOf(lines: readonly Line[]): Preview['sums'] {
  const total = (of: (line: Line) => Satang) => sumOf(lines, of);
  const [billed, collected] = [
    total((line) => line.bill.billedSatang),
    total((line) => line.collectedSatang),
  ];
  const count = (outcome: Line['outcome']) =>
    lines.filter((line) => line.outcome === outcome).length;
  return {
    billed: toDtoBaht(billed),
    collected: toDtoBaht(collected),
    uncollected: toDtoBaht(billed - collected),
    full: count('FULL'),
    partial: count('PARTIAL'),
    none: count('NONE'),
  };
}

/** Whom the file deducts from without a letter on record; a member of several bills stands once. */
function withoutConsentOf(lines: readonly Line[]): Preview['without_consent'] {
  const deducted = lines.filter((line) => line.collectedSatang > 0n && !hasConsent(line.bill));
  const members = new Map(deducted.map(({ bill }) => [bill.memberNo, fullName(bill)]));
  return {
    count: members.size,
    members: [...members]
      .slice(0, most.withoutConsent)
      .map(([memberNo, name]) => ({ membership_no: memberNo, name })),
  };
}

function previewOf(
  { lines, problems, problemsTotal, missing }: Match<AgencyBill>,
  draft: readonly ReportLine[],
): Omit<Preview, 'version' | 'digest'> {
  const was = new Map(draft.map((line) => [billKey(line), line]));
  const before = ({ bill }: Line) => was.get(billKey(bill));
  const changes = lines.filter((line) => !wasSame(line, before(line)));
  return {
    matched: lines.length,
    changes: changes.slice(0, most.changes).map((line) => changeOf(line, before(line))),
    changes_total: changes.length,
    problems: problems.map(problemOf),
    problems_total: problemsTotal,
    missing: missing.slice(0, most.missing).map((bill) => ({
      membership_no: bill.memberNo,
      name: fullName(bill),
      billed: toDtoBaht(bill.billedSatang),
    })),
    missing_total: missing.length,
    without_consent: withoutConsentOf(lines),
    sums: sumsOf(lines),
  };
}

/**
 * Holds lines against the bills and the draft of a month (its first day); keeps nothing.
 * @throws Problem not_found, conflict where the month may not be reported of; MonthMismatch.
 */
export async function previewLines(
  records: Records,
  who: AgencyCaller,
  day: string,
  sent: SentLines,
): Promise<Previewed> {
  const { month, bills, report, draft } = await records.readAsAgency(who.agencyNo, async (db) => {
    await openMonth(db, who, day, refused);
    const [month, bills, report, draft] = await Promise.all([
      agencyMonth(db, day),
      agencyBills(db, day),
      findReport(db, day),
      reportLines(db, day),
    ]);
    return { month, bills, report, draft };
  });
  if (!month) throw new Problem('not_found');
  assertReconciled(who.agencyNo, { month, bills });
  const match = matchLines(sent, bills);
  const preview = previewOf(match, draft);
  const version = report?.version ?? 0;
  const digest = createHash('sha256')
    .update(JSON.stringify([sent.hash, version, preview]))
    .digest('hex');
  return { preview: { ...preview, version, digest }, lines: match.lines };
}
