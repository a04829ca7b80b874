/** A report is handed in, or taken back: of all who try at once exactly one does. */

import { refused } from '../../../api/agency/report/refused.ts';
import { Problem } from '../../../api/problem.ts';
import { type Balance, balanceOf } from '../../../core/agency/balance.ts';
import { billKey } from '../../../core/agency/report.ts';
import { type Satang, toDtoBaht } from '../../../core/satang.ts';
import { type AgencyDoer, openMonth, standingOf } from '../../../records/agency/open-month.ts';
import {
  dropLines,
  explainReport,
  findReport,
  holdReport,
  type ReportBill,
  type ReportLine,
  reportLines,
  submitReport,
  withdrawReport,
} from '../../../records/agency/reports.ts';
import { slipsOf } from '../../../records/agency/slips.ts';
import { addStep } from '../../../records/agency/steps.ts';
import type { Db, Records } from '../../../records/database.ts';
import { lacks } from './submit.text.ts';

export interface Turned {
  readonly version: number;
  readonly at: Date;
}

/** Each point that is open, named by itself. */
function stillOpen(balance: Balance, explainedSatang: Satang | null): Problem {
  const facts = {
    unreported: balance.sums.unreported.count,
    changed: balance.changed,
    difference: toDtoBaht(balance.differenceSatang),
    explained: explainedSatang === null ? null : toDtoBaht(explainedSatang),
  };
  return new Problem('bad_input', {
    fields: balance.open.map((point) => ({ field: point, message: lacks[point](facts) })),
  });
}

/** Lines of bills that are gone say nothing any more. */
async function dropObsolete(
  db: Db,
  month: string,
  lines: readonly ReportLine[],
  bills: readonly ReportBill[],
): Promise<void> {
  const billKeys = new Set(bills.map(billKey));
  const obsolete = lines.filter((line) => !billKeys.has(billKey(line)));
  if (obsolete.length > 0) await dropLines(db, month, obsolete);
}

/**
 * @throws Problem not_found, bad_input naming what is open, conflict where the report is another
 * version or out of the agency's hands.
 */
export async function submitMonth(
  records: Records,
  who: AgencyDoer,
  month: string,
  version: number,
): Promise<Turned> {
  return records.asAgency(who.agencyNo, async (db) => {
    const bills = await openMonth(db, who, month, refused);
    const report = await holdReport(db, month);
    // Without a report every bill is unreported.
    if (report ? report.version !== version : await findReport(db, month)) {
      throw await standingOf(db, month, refused);
    }
    const [lines, slips] = await Promise.all([reportLines(db, month), slipsOf(db, month)]);
    const { explanation = '', explainedSatang = null } = report ?? {};
    const balance = balanceOf({ lines, bills, slips, explanation, explainedSatang });
    if (balance.open.length > 0) throw stillOpen(balance, explainedSatang);
    const { sums, slipsSatang } = balance;
    // Words about a difference that is gone would stand beside none.
    if (balance.differenceSatang === 0n && explanation !== '') {
      await explainReport(db, month, { explanation: '', explainedSatang: null });
    }
    await dropObsolete(db, month, lines, bills);
    const submitted = await submitReport(db, month, version, {
      by: who,
      members: sums.billed.count,
      billedSatang: sums.billed.satang,
      collectedSatang: sums.collected.satang,
      slipsSatang,
    });
    if (!submitted) throw await standingOf(db, month, refused);
    const detail = {
      members: sums.billed.count,
      collected: toDtoBaht(sums.collected.satang),
      difference: toDtoBaht(balance.differenceSatang),
    };
    await addStep(db, { month, step: 'SUBMITTED', by: who, detail });
    return submitted;
  });
}

/** @throws Problem not_found, conflict once staff have decided or the records have it posted. */
export async function withdrawMonth(
  records: Records,
  who: AgencyDoer,
  month: string,
  version: number,
): Promise<Turned> {
  return records.asAgency(who.agencyNo, async (db) => {
    await openMonth(db, who, month, refused);
    const withdrawn = await withdrawReport(db, month, version);
    if (!withdrawn) throw await standingOf(db, month, refused);
    await addStep(db, { month, step: 'RECALLED', by: who });
    return withdrawn;
  });
}
