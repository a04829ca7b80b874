/** How far the subject, an agency, has come with a month: core system and portal together. */
import { balanceOf } from '../../core/agency/balance.ts';
import type { OpenPoint, ReportSums } from '../../core/agency/report.ts';
import { type MonthState, monthState } from '../../core/agency/state.ts';
import type { SentLetter } from '../../core/agency/workflow/events.ts';
import type { Satang } from '../../core/satang.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import type { AgencyMonth } from '../figures/agencies.ts';
import { type Letter, letterOfMonth } from './letters.ts';
import { findReport, type Report, type ReportLine, reportBills, reportLines } from './reports.ts';
import { slipsOf } from './slips.ts';
import { reportSteps, type Step } from './steps.ts';

export interface Progress {
  readonly state: MonthState;
  /** The letter in force; undefined: none was written. */
  readonly letter: Letter | undefined;
  /** The letters of the month that count, oldest first; the last one is in force. */
  readonly letters: readonly SentLetter[];
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

// The subject stands in the query although the policy demands it too: either alone suffices.
const subject = `current_setting('app.agency_no', true)`;
const sent = statement<SentLetter, [string]>(`
  SELECT l.letter_date AS "letterDate", o.opened_at AS "openedAt", o.contact_name AS "openedBy"
  FROM portal.agency_letters l
  LEFT JOIN LATERAL (
    SELECT f.opened_at, f.contact_name FROM portal.agency_letter_openings f
    WHERE f.agency_no = ${subject} AND f.year_be = l.year_be AND f.run = l.run
    ORDER BY f.opened_at, f.person_no LIMIT 1
  ) o ON true
  WHERE l.agency_no = ${subject} AND l.month = $1 AND l.withdrawn_at IS NULL
  ORDER BY l.year_be, l.run`);

/** The subject's letters of a month (its first day) that count; the last one is in force. */
export const sentLetters = (db: Db, month: string): Promise<readonly SentLetter[]> =>
  sent(db, month);

/** What the state of a month follows from besides its report: only of the letter in force. */
export const workflowSteps = (
  letters: readonly SentLetter[],
  steps: readonly { readonly step: string }[],
): readonly { readonly step: string }[] =>
  letters.at(-1)?.openedAt ? [{ step: 'OPENED' }, ...steps] : steps;

/** All queries leave at once. */
export async function readProgress(db: Db, month: AgencyMonth): Promise<Progress> {
  const day = month.month;
  const [letter, letters, report, lines, bills, slips, steps] = await Promise.all([
    letterOfMonth(db, day),
    sentLetters(db, day),
    findReport(db, day),
    reportLines(db, day),
    reportBills(db, day),
    slipsOf(db, day),
    reportSteps(db, day),
  ]);
  const { explanation = '', explainedSatang = null } = report ?? {};
  const words = { explanation, explainedSatang };
  const standing = report?.state === 'SUBMITTED' || report?.state === 'ACCEPTED';
  const balance = balanceOf({ lines, bills, slips, ...words });
  const { sums, slipsSatang, open } = balance;
  const state = monthState({
    core: month.state,
    steps: workflowSteps(letters, steps),
    report: standing ? { ...balance, ...words } : undefined,
  });
  return { state, letter, letters, report, lines, sums, slipsSatang, open, steps };
}
