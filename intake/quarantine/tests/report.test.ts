/** Who is in quarantine stands in the terminal's table and in the workbook, and only then. */
import { expect, test } from 'vitest';
import type { IntakeRunReport } from '../../../core/intake/report.ts';
import { reportSheet } from '../../../core/intake/report-sheet.ts';
import { buildReport } from '../../report/build-report.ts';
import { reportTable } from '../../report/report-table.ts';
import type { QuarantineEntry } from '../attempts.ts';

const comparison = [
  {
    ...{ subject: 'members' as const, before: 3, after: 3, added: 0, changed: 1, missing: 0 },
    ...{ sums: [], rewrittenCount: 0, rewritten: [] },
  },
];
const reason = 'ยอดคงเหลือไม่ตรง';
const entries: readonly QuarantineEntry[] = [
  {
    memberNo: '000051',
    asOf: '2025-11-27',
    faults: [{ file: 'share_lines.csv', row: 72, column: 'BALANCE', reason }],
  },
  { memberNo: '000987', faults: [{ file: 'loans.csv', row: 9, column: 'APPROVED', reason }] },
];

const reportOf = (quarantine: readonly QuarantineEntry[]): IntakeRunReport =>
  buildReport({
    ...{ outcome: 'published', dryRun: false, forced: false, delta: false, source: 'night' },
    ...{ beganAt: new Date('2025-11-28T18:00:00Z'), millis: 1_000, asOf: '2025-11-28' },
    ...{ publicationId: 8, shown: { id: 7, asOf: '2025-11-27' }, comparison },
    ...{ faults: [], faultRows: [], more: false, overruled: [], agencyReports: [], quarantine },
  });

test('each member with the day that is shown, and every fault', () => {
  const report = reportOf(entries);
  const lines = reportTable(report);
  expect(lines).toContain('  สมาชิก 000051 แสดงข้อมูล ณ 27 พ.ย. 2568');
  expect(lines).toContain(`    share_lines.csv:72 BALANCE ${reason}`);
  expect(lines).toContain('  สมาชิก 000987 ยังไม่เคยแสดง');
  const table = reportSheet(report).tables.find(({ title }) => title === 'สมาชิกที่คงข้อมูลเดิมไว้');
  expect(table?.rows).toHaveLength(2);
  expect(JSON.stringify(table)).toContain('27 พ.ย. 2568');
});

test('of a night on which nobody is, nothing is said of it', () => {
  const report = reportOf([]);
  expect(reportTable(report).join()).not.toContain('คงข้อมูลเดิม');
  expect(reportSheet(report).tables.map(({ title }) => title)).not.toContain('สมาชิกที่คงข้อมูลเดิมไว้');
});
