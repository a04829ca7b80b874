/** An agency's month as every document of it is made: read whole, and only if it ties out. */
import { checkTies, type TiedLetter, Untied } from '../../core/agency/reconciliation.ts';
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
export class UntiedMonth extends Error {
  readonly agencyNo: string;
  /** First day of the month. */
  readonly month: string;
  readonly fault: Untied;

  constructor(agencyNo: string, month: string, fault: Untied) {
    super(fault.message, { cause: fault });
    this.agencyNo = agencyNo;
    this.month = month;
    this.fault = fault;
  }
}

export interface TiedFigures {
  readonly publication: Publication;
  readonly agency: Agency;
  /** Newest first, 24 of them. */
  readonly months: readonly AgencyMonth[];
  readonly month: AgencyMonth;
  /** By membership number. */
  readonly bills: readonly AgencyBill[];
}

/** Figures of an agency that has not been billed yet. */
export type NoMonth = Pick<TiedFigures, 'publication' | 'agency' | 'months'> & {
  readonly month: undefined;
};

/** @throws UntiedMonth where what is stated of the month differs. */
export function assertTied(
  agencyNo: string,
  { month, bills }: Pick<TiedFigures, 'month' | 'bills'>,
  letter?: TiedLetter,
): void {
  try {
    checkTies({ month, bills, letter });
  } catch (error) {
    if (!(error instanceof Untied)) throw error;
    throw new UntiedMonth(agencyNo, month.month, error);
  }
}

/**
 * All of one month of the agency in one transaction. `asked`: first day of the month; left out:
 * the newest that has been sent. Undefined where the agency was not billed for the month asked, or
 * nothing was ever taken in; without any month the figures say so.
 *
 * @throws UntiedMonth where the figures differ: no document, no figure beside it.
 */
export async function readTied(
  records: Records,
  agencyNo: string,
  asked?: string,
): Promise<TiedFigures | NoMonth | undefined> {
  const found = await records.readAsAgency(agencyNo, (db) => figuresOf(db, asked));
  if (found?.month) assertTied(agencyNo, found);
  return found;
}

async function figuresOf(db: Db, asked?: string): Promise<TiedFigures | NoMonth | undefined> {
  const [publication, agency, months, bills] = await Promise.all([
    currentPublication(db),
    findAgency(db),
    agencyMonths(db, { limit: monthsInSight }),
    asked === undefined ? undefined : agencyBills(db, asked),
  ]);
  if (!publication || !agency) return undefined;
  const known = { publication, agency, months };
  if (asked !== undefined) {
    const month = months.find((one) => one.month === asked) ?? (await agencyMonth(db, asked));
    return month && bills ? { ...known, month, bills } : undefined;
  }
  const newest = months.find(({ state }) => state !== 'DRAFT');
  if (!newest) return { ...known, month: undefined };
  return { ...known, month: newest, bills: await agencyBills(db, newest.month) };
}
