/** The report as a table for a terminal. */

import { reportText as text } from '../../core/intake/report.text.ts';
import type { IntakeRunReport, ReportSubject } from '../../core/intake/report.ts';
import { changedSums } from '../../core/intake/report-sheet.ts';
import { thaiDateShort, thaiMonthShort } from '../../core/thai-date.ts';
import { formatBaht, formatNumber } from '../../core/thai-number.ts';

/** Columns on a terminal: vowels and tone marks above and below take none. */
const widthOf = (cell: string): number => cell.replace(/\p{Mn}/gu, '').length;

/** Lines of a table, the first column on the left and figures on the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => widthOf(row[at] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => {
        const space = ' '.repeat((widths[at] ?? 0) - widthOf(cell));
        return at === 0 ? cell + space : space + cell;
      })
      .join('  ')
      .trimEnd(),
  );
}

const { columns } = text;
const subjectHead = [
  columns.name,
  columns.before,
  columns.after,
  columns.added,
  columns.changed,
  columns.missing,
  columns.refused,
];
const sumHead = [text.sumsHead, columns.before, columns.after];

const count = (rows: number): string => formatNumber(rows, 0);

const subjectRow = (one: ReportSubject): string[] => [
  one.name,
  ...[one.before, one.after, one.added, one.changed, one.missing, one.refused].map(count),
];

const sumRows = (subjects: readonly ReportSubject[]): string[][] =>
  changedSums(subjects).map(({ name, column, before, after }) => [
    `${name} ${column}`,
    formatBaht(before),
    formatBaht(after),
  ]);

/** As many as fit a screen; a file holds them all. */
const mostLines = 20;

function rewrittenLines(subjects: readonly ReportSubject[]): string[] {
  const all = subjects.reduce((sum, { rewritten_count: rows }) => sum + rows, 0);
  if (all === 0) return [];
  const lines = subjects.flatMap(({ name, rewritten }) =>
    rewritten.map((one) => `  ${name} ${one.row}: ${text.differences(one.columns)}`),
  );
  const left = all - Math.min(lines.length, mostLines);
  return [
    text.rewritten(count(all)),
    ...lines.slice(0, mostLines),
    ...(left > 0 ? [text.andMore(count(left))] : []),
  ];
}

const agencyLines = ({ agency_reports: reports }: IntakeRunReport): string[] =>
  reports.flatMap((one) => [
    text.agency(
      one.agency_no,
      thaiMonthShort(one.month.slice(0, 7)),
      count(one.confirmed),
      count(one.overruled_count),
    ),
    ...one.overruled
      .slice(0, mostLines)
      .map(({ membership_no: no, reported, posted }) =>
        text.overruled(no, formatBaht(reported), formatBaht(posted)),
      ),
  ]);

const overruledLines = ({ overruled }: IntakeRunReport): string[] =>
  overruled.length === 0
    ? []
    : [
        text.tables.overruled,
        ...overruled.map(({ file, row, reason }) => `  ${file}:${row} ${reason}`),
      ];

const quarantineLines = ({ quarantine }: IntakeRunReport): string[] =>
  quarantine.length === 0
    ? []
    : [
        text.quarantine(count(quarantine.length)),
        ...quarantine.flatMap(({ membership_no: no, as_of: day, faults }) => [
          text.quarantineOf(no, day && thaiDateShort(day)),
          ...faults.map((one) => `    ${one.file}:${one.row} ${one.column} ${one.reason}`),
        ]),
      ];

/** Lines without their ends; none where nothing was compared. */
export function reportTable(report: IntakeRunReport): readonly string[] {
  const { subjects, before } = report;
  if (subjects.length === 0 || before === null) return [];
  const sums = sumRows(subjects);
  return [
    ...(report.delta ? [text.delta] : []),
    text.comparedWith(before.publication, thaiDateShort(before.as_of)),
    ...table([subjectHead, ...subjects.map(subjectRow)]),
    ...(sums.length > 0 ? ['', ...table([sumHead, ...sums])] : []),
    ...rewrittenLines(subjects),
    ...overruledLines(report),
    ...agencyLines(report),
    ...quarantineLines(report),
  ];
}
