/** The report as it stands here: what the server told, with what has been saved since. Pure. */
import type { DataOf } from '../../../../../api/endpoint.ts';
import {
  openPoints,
  type ReportSums,
  remittanceDifference,
  type Tally,
} from '../../../../../core/agency/report.ts';
import { readBaht, wireBaht } from '../../../../../core/satang.ts';
import type { readReport } from '../../report/report.api.ts';

export type Report = DataOf<typeof readReport>;

export interface Since {
  readonly version: number;
  readonly sums: ReportSums;
  /** Bills that must be looked at again. */
  readonly changed: number;
}

const tally = ({ count, satang }: Tally) => ({ count, amount: wireBaht(satang) });

/** Sums, difference and what is still open follow from the draft; all else is the server's. */
export function liveReport(told: Report, { version, sums, changed }: Since): Report {
  const { report } = told;
  if (report === null) return told;
  const slipsSatang = readBaht(report.slips_total);
  const { explanation, explained } = report;
  const explainedSatang = explained === null ? null : readBaht(explained);
  const words = { explanation, explainedSatang };
  // Whoever has begun to report has opened the month.
  const begun = told.state === 'SENT' && version > 0;
  return {
    ...told,
    ...(begun && { state: 'OPENED' as const, status: 'ACKNOWLEDGED' as const }),
    open: told.may_edit ? openPoints({ sums, changed, slipsSatang, ...words }) : told.open,
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
      difference: wireBaht(remittanceDifference(sums.collected.satang, slipsSatang)),
    },
  };
}
