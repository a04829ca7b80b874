/** What came of a run, to whoever typed the command. */
import { thaiDateShort } from '../../core/thai-date.ts';
import { formatNumber } from '../../core/thai-number.ts';
import type { IntakeReport } from '../run-intake.ts';
import { commandText as text } from '../text/command.text.ts';
import { reportTable } from './report-table.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** `agreed`: the code that was typed, if one was. */
export function printReport(
  folder: string,
  { outcome, asOf = '', publicationId = 0, ...report }: IntakeReport,
  agreed: string | undefined,
): void {
  for (const { file, rows } of report.files) print(text.file(file, formatNumber(rows, 0)));
  if (report.summary) for (const line of reportTable(report.summary)) print(line);
  for (const { file, row, column, reason } of report.faults) {
    print(text.fault(file, row, column, reason));
  }
  const day = asOf && thaiDateShort(asOf);
  const sentences = {
    published: () => text.published(day, publicationId, (report.millis / 1000).toFixed(1)),
    checked: () => text.checked(day),
    unchanged: () => text.unchanged(day),
    refused: () => text.refused(report.faults.length, report.more),
    differs: () => text.differs(report.faults.length, report.more),
    busy: () => text.busy,
    demo: () => text.demo(folder),
  };
  print(sentences[outcome]());
  if (outcome !== 'differs' || !report.agreement) return;
  if (agreed !== undefined) print(text.otherAgreement(agreed));
  print(text.agreement(report.agreement));
}
