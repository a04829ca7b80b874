/** How far the subject, an agency, has come with a month: core system and portal together. */
import { balanceOf } from '../../core/agency/balance.ts';
import type { OpenPoint, ReportSums } from '../../core/agency/report.ts';
import { type MonthState, monthState } from '../../core/agency/state.ts';
import type { Satang } from '../../core/satang.ts';
import type { Db } from '../database.ts';
import type { AgencyMonth } from '../figures/agencies.ts';
import { type Letter, letterOfMonth } from './letters.ts';
import { findReport, type Report, type ReportLine, reportBills, reportLines } from './reports.ts';
import { slipsOf } from './slips.ts';
import { reportSteps, type Step } from './steps.ts';

export interface Progress {
  readonly state: MonthState;
  /** The letter in force; undefined: none was written. */
  readonly letter: Letter | undefined;
  readonly report: Report | undefined;
  /** By membership number. */
  readonly lines: readonly ReportLine[];
  readonly sums: ReportSums;
  readonly slipsSatang: Satang;
  /** What keeps the report from being handed in. */
  readonly open: readonly OpenPoint[];
  /** What the agency's people did, in order. */
  readonly steps: readonly Step[];
}

/** All queries leave at once. */
export async function readProgress(db: Db, month: AgencyMonth): Promise<Progress> {
  const day = month.month;
  const [letter, report, lines, bills, slips, steps] = await Promise.all([
    letterOfMonth(db, day),
    findReport(db, day),
    reportLines(db, day),
    reportBills(db, day),
    slipsOf(db, day),
    reportSteps(db, day),
  ]);
  const explanation = report?.explanation ?? '';
  const standing = report?.state === 'SUBMITTED' || report?.state === 'ACCEPTED';
  const balance = balanceOf({ lines, bills, slips, explanation });
  const { sums, slipsSatang, open } = balance;
  const state = monthState({
    core: month.state,
    steps: letter?.openedAt ? [{ step: 'OPENED' }, ...steps] : steps,
    report: standing ? { ...balance, explanation } : undefined,
  });
  return { state, letter, report, lines, sums, slipsSatang, open, steps };
}
