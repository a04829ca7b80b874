/** What a report comes to beside its bills and the money that was transferred (part D). */
import { type Satang, sumOf } from '../satang.ts';
import {
  billKey,
  type Explained,
  lineCheck,
  type OpenPoint,
  openPoints,
  type ReportSums,
  remittanceDifference,
  reportSums,
} from './report.ts';

export interface Balanced extends Explained {
  readonly lines: readonly Parameters<typeof lineCheck>[0][];
  readonly bills: readonly NonNullable<Parameters<typeof lineCheck>[1]>[];
  readonly slips: readonly { readonly amountSatang: Satang }[];
}

export interface Balance {
  readonly sums: ReportSums;
  readonly slipsSatang: Satang;
  /** What was deducted less what was transferred. */
  readonly differenceSatang: Satang;
  /** Lines of bills that ask for another amount by now. */
  readonly changed: number;
  /** What keeps the report from being handed in. */
  readonly open: readonly OpenPoint[];
}

export function balanceOf({ lines, bills, slips, ...explained }: Balanced): Balance {
  const billed = new Map(bills.map((bill) => [billKey(bill), bill]));
  const sums = reportSums(bills, lines);
  const slipsSatang = sumOf(slips, ({ amountSatang }) => amountSatang);
  // Of a bill that is gone nothing can be mended: its line goes when the report is handed in.
  const changed = lines.filter((line) => {
    const bill = billed.get(billKey(line));
    return bill !== undefined && lineCheck(line, bill) === 'changed';
  }).length;
  return {
    sums,
    slipsSatang,
    changed,
    differenceSatang: remittanceDifference(sums.collected.satang, slipsSatang),
    open: openPoints({ sums, changed, slipsSatang, ...explained }),
  };
}
