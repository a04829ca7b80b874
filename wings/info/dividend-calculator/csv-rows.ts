/** The working as rows of a file, what is paid and taken off below it; amounts plain (T17). */
import type { CsvCell } from '../../../core/csv/csv.ts';
import { thaiDateShort } from '../../../core/thai-date.ts';
import { text } from './dividend-calculator.text.ts';
import { linesOf } from './lines.ts';
import type { DividendResult } from './result.ts';

export function csvRows(result: DividendResult): CsvCell[][] {
  const { payout, deductions } = result;
  const sum = (name: string, satang: bigint): CsvCell[] => [name, '', '', '', satang];
  return [
    Object.values(text.columns),
    ...linesOf(result).map((line): CsvCell[] => [
      line.what,
      line.on ? thaiDateShort(line.on) : '',
      line.satang,
      line.weight,
      line.dividendSatang,
    ]),
    sum(text.total, payout.dividendSatang),
    sum(text.refund, payout.refundSatang),
    ...deductions.map(({ name, satang }) => sum(name || text.unnamed, -satang)),
    sum(text.net, payout.netSatang),
  ];
}
