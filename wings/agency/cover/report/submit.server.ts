/** A report is handed in, or taken back: of all who try at once exactly one does. */

import { Problem } from '../../../../api/problem.ts';
import type { AgencyCaller } from '../../../../api/session/session-control.ts';
import { type Balance, balanceOf } from '../../../../core/agency/balance.ts';
import { billKey } from '../../../../core/agency/report.ts';
import { type Satang, wireBaht } from '../../../../core/satang.ts';
import {
  dropLines,
  explainReport,
  findReport,
  handInReport,
  holdReport,
  type ReportBill,
  type ReportLine,
  reportLines,
  takeBackReport,
} from '../../../../records/agency/reports.ts';
import { slipsOf } from '../../../../records/agency/slips.ts';
import { addStep } from '../../../../records/agency/steps.ts';
import type { Db, Records } from '../../../../records/database.ts';
import { conflictOf, openMonth } from './month.server.ts';
import { text } from './report.text.ts';

type Who = Pick<AgencyCaller, 'agencyNo' | 'personNo' | 'contactName'>;

export interface Turned {
  readonly version: number;
  readonly at: Date;
}

/** Each point that is open, named by itself. */
function stillOpen(balance: Balance, explainedSatang: Satang | null): Problem {
  const facts = {
    unreported: balance.sums.unreported.count,
    changed: balance.changed,
    differenceSatang: balance.differenceSatang,
    explainedSatang,
  };
  return new Problem('bad_input', {
    fields: balance.open.map((point) => ({ field: point, message: text.open[point](facts) })),
  });
}

/** Lines of bills that are gone say nothing any more. */
async function dropGone(
  db: Db,
  month: string,
  lines: readonly ReportLine[],
  bills: readonly ReportBill[],
): Promise<void> {
  const known = new Set(bills.map(billKey));
  const gone = lines.filter((line) => !known.has(billKey(line)));
  if (gone.length > 0) await dropLines(db, month, gone);
}

/**
 * @throws Problem not_found, bad_input naming what is open, conflict where the report is another
 * version or out of the agency's hands.
 */
export async function handIn(
  records: Records,
  who: Who,
  month: string,
  version: number,
): Promise<Turned> {
  return records.asAgency(who.agencyNo, async (db) => {
    const bills = await openMonth(db, who, month);
    const report = await holdReport(db, month);
    // Without a report every bill is unreported.
    if (report ? report.version !== version : await findReport(db, month)) {
      throw await conflictOf(db, month);
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
    await dropGone(db, month, lines, bills);
    const handed = await handInReport(db, month, version, {
      by: who,
      members: sums.billed.count,
      billedSatang: sums.billed.satang,
      collectedSatang: sums.collected.satang,
      slipsSatang,
    });
    if (!handed) throw await conflictOf(db, month);
    const detail = {
      members: sums.billed.count,
      collected: wireBaht(sums.collected.satang),
      difference: wireBaht(balance.differenceSatang),
    };
    await addStep(db, { month, step: 'SUBMITTED', by: who, detail });
    return handed;
  });
}

/** @throws Problem not_found, conflict once staff have decided or the records have it posted. */
export async function takeBack(
  records: Records,
  who: Who,
  month: string,
  version: number,
): Promise<Turned> {
  return records.asAgency(who.agencyNo, async (db) => {
    await openMonth(db, who, month);
    const taken = await takeBackReport(db, month, version);
    if (!taken) throw await conflictOf(db, month);
    await addStep(db, { month, step: 'RECALLED', by: who });
    return taken;
  });
}
