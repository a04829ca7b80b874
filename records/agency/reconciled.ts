/** An agency's month as every document of it is made: read whole, and only if it ties out. */
import { crossCheck, Mismatch, type TiedLetter } from '../../core/agency/reconciliation.ts';
import type { Db, Records } from '../database.ts';
import {
  type Agency,
  type AgencyBill,
  type AgencyMonth,
  agencyBills,
  agencyMonth,
  agencyMonths,
  findAgency,
} from '../figures/agencies.ts';
import { currentPublication, type Publication } from '../publications.ts';

/** So many months are offered (D-11). */
const monthsInSight = 24;

/** Nothing of this month may be shown or printed; the server has it on record and tells staff. */
export class MonthMismatch extends Error {
  readonly agencyNo: string;
  /** First day of the month. */
  readonly month: string;
  readonly fault: Mismatch;

  constructor(agencyNo: string, month: string, fault: Mismatch) {
    super(fault.message, { cause: fault });
    this.agencyNo = agencyNo;
    this.month = month;
    this.fault = fault;
  }
}

export interface ReconciledFigures {
  readonly publication: Publication;
  readonly agency: Agency;
  /** Newest first, 24 of them. */
  readonly months: readonly AgencyMonth[];
  readonly month: AgencyMonth;
  /** By membership number. */
  readonly bills: readonly AgencyBill[];
}

/** Figures of an agency that has not been billed yet. */
export type NoMonth = Pick<ReconciledFigures, 'publication' | 'agency' | 'months'> & {
  readonly month: undefined;
};

/** @throws MonthMismatch where what is stated of the month differs. */
export function assertReconciled(
  agencyNo: string,
  { month, bills }: Pick<ReconciledFigures, 'month' | 'bills'>,
  letter?: TiedLetter,
): void {
  try {
    crossCheck({ month, bills, letter });
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    throw new MonthMismatch(agencyNo, month.month, error);
  }
}

/**
 * All of one month of the agency in one transaction. `requestedMonth`: its first day; left out:
 * the newest that has been sent. Undefined where the agency was not billed for the month asked, or
 * nothing was ever taken in; without any month the figures say so.
 *
 * @throws MonthMismatch where the figures differ: no document, no figure beside it.
 */
export async function readReconciled(
  records: Records,
  agencyNo: string,
  requestedMonth?: string,
): Promise<ReconciledFigures | NoMonth | undefined> {
  const found = await records.readAsAgency(agencyNo, (db) => figuresOf(db, requestedMonth));
  if (found?.month) assertReconciled(agencyNo, found);
  return found;
}

async function figuresOf(
  db: Db,
  requestedMonth?: string,
): Promise<ReconciledFigures | NoMonth | undefined> {
  const [publication, agency, months, bills] = await Promise.all([
    currentPublication(db),
    findAgency(db),
    agencyMonths(db, { limit: monthsInSight }),
    requestedMonth === undefined ? undefined : agencyBills(db, requestedMonth),
  ]);
  if (!publication || !agency) return undefined;
  const base = { publication, agency, months };
  if (requestedMonth !== undefined) {
    const month =
      months.find((one) => one.month === requestedMonth) ?? (await agencyMonth(db, requestedMonth));
    return month && bills ? { ...base, month, bills } : undefined;
  }
  const newest = months.find(({ state }) => state !== 'DRAFT');
  if (!newest) return { ...base, month: undefined };
  return { ...base, month: newest, bills: await agencyBills(db, newest.month) };
}
