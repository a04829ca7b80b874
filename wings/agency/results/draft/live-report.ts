/** The report as it stands here: what the server told, with what has been saved since. Pure. */

import type { MonthReport } from '../../../../api/agency/report/report.api.ts';
import {
  openPoints,
  type ReportSums,
  remittanceDifference,
  type Tally,
} from '../../../../core/agency/report.ts';
import { readBaht, toDtoBaht } from '../../../../core/satang.ts';

export interface Since {
  readonly version: number;
  readonly sums: ReportSums;
  /** Bills that must be looked at again. */
  readonly changed: number;
}

const tally = ({ count, satang }: Tally) => ({ count, amount: toDtoBaht(satang) });

/** Sums, difference and what is still open follow from the draft; all else is the server's. */
export function liveReport(
  serverReport: MonthReport,
  { version, sums, changed }: Since,
): MonthReport {
  const { report } = serverReport;
  if (report === null) return serverReport;
  const slipsSatang = readBaht(report.slips_total);
  const { explanation, explained } = report;
  const explainedSatang = explained === null ? null : readBaht(explained);
  const words = { explanation, explainedSatang };
  // Whoever has begun to report has opened the month.
  const begun = serverReport.state === 'SENT' && version > 0;
  return {
    ...serverReport,
    ...(begun && { state: 'OPENED' as const, status: 'ACKNOWLEDGED' as const }),
    open: serverReport.may_edit
      ? openPoints({ sums, changed, slipsSatang, ...words })
      : serverReport.open,
    report: {
      ...report,
      version,
      changed,
      state: report.state === 'NONE' && version > 0 ? 'DRAFT' : report.state,
      sums: {
        ...{ full: sums.full, partial: sums.partial, none: sums.none },
        billed: tally(sums.billed),
        collected: tally(sums.collected),
        uncollected: tally(sums.uncollected),
        unreported: tally(sums.unreported),
      },
      difference: toDtoBaht(remittanceDifference(sums.collected.satang, slipsSatang)),
    },
  };
}
