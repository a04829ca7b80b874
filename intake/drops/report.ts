/** The report of a drop: as data for programs, as lines for people. Neither tells a national ID. */
import type { Day } from '../../core/days.ts';
import type { IntakeRunReport } from '../../core/intake/report.ts';
import { thaiDateShort, thaiDateTime } from '../../core/thai-date.ts';
import { formatNumber } from '../../core/thai-number.ts';
import type { Fault } from '../fault.ts';
import type { IntakeOutcome } from '../import-extract.ts';
import { reportTable } from '../report/report-table.ts';
import type { IntakeReport } from '../run-intake.ts';
import { commandText } from '../text/command.text.ts';
import { dropText as text } from '../text/drops.text.ts';
import type { Drop } from './drop.ts';

/** What can be said of a drop; `busy` is no outcome of it. */
export type DropOutcome = Exclude<IntakeOutcome, 'busy' | 'checked'>;

export interface DropReport {
  /** Name of its folder. */
  readonly drop: string;
  readonly outcome: DropOutcome;
  /** ISO, UTC. */
  readonly takenAt: string;
  readonly asOf?: Day;
  readonly publicationId?: number;
  readonly seconds: number;
  readonly files: readonly { readonly file: string; readonly rows: number }[];
  readonly faults: readonly Fault[];
  /** Whether there may be more faults than those. */
  readonly more: boolean;
  /** Names what it is asked about, where somebody has to decide. */
  readonly agreement?: string;
  /** What does not stop it but should be mended. */
  readonly warnings: readonly string[];
  /** What it changes in what members see. */
  readonly summary?: IntakeRunReport;
  /** Of the files: with the same it is not tried again. */
  readonly mark: string;
}

/** The warnings are told of the drop as it lay. */
export function reportOf(
  drop: Drop,
  report: IntakeReport & { readonly outcome: DropOutcome },
  warnings: readonly string[],
): DropReport {
  const { outcome, asOf, publicationId, faults, more, agreement } = report;
  return {
    ...{ drop: drop.name, outcome, takenAt: new Date().toISOString() },
    ...(asOf !== undefined && { asOf }),
    ...(publicationId !== undefined && { publicationId }),
    seconds: Math.round(report.millis / 100) / 10,
    files: report.files.map(({ file, rows }) => ({ file, rows })),
    ...{ faults, more, warnings, mark: drop.mark },
    ...(agreement !== undefined && { agreement }),
    ...(report.summary && { summary: report.summary }),
  };
}

/** Members of the extract; undefined where it was not read to its end. */
export const membersIn = ({ files }: DropReport): number | undefined =>
  files.find(({ file }) => file === 'members.csv')?.rows;

/** One sentence of what came of it. */
export function outcomeLine(report: DropReport): string {
  const { outcome, asOf, faults, more, seconds, publicationId = 0 } = report;
  const day = asOf === undefined ? '' : thaiDateShort(asOf);
  const sentences: Readonly<Record<DropOutcome, () => string>> = {
    published: () => commandText.published(day, publicationId, seconds.toFixed(1)),
    unchanged: () => commandText.unchanged(day),
    refused: () => commandText.refused(faults.length, more),
    differs: () => commandText.differs(faults.length, more),
    demo: () => text.demo,
  };
  return sentences[outcome]();
}

export const faultLine = ({ file, row, column, reason }: Fault): string =>
  commandText.fault(file, row, column, reason);

/** The report as lines. */
export function reportText(report: DropReport): string {
  const lines = [
    text.heading(report.drop, thaiDateTime(new Date(report.takenAt))),
    outcomeLine(report),
    ...report.warnings,
    ...report.faults.map(faultLine),
    ...(report.agreement === undefined ? [] : [commandText.agreement(report.agreement)]),
    ...(report.summary ? reportTable(report.summary) : []),
    ...report.files.map(({ file, rows }) => commandText.file(file, formatNumber(rows, 0))),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
