/** What earlier files of the extract said, kept small, for later files to be held against. */
import type { Day } from '../../core/days.ts';
import type { DividendYear } from '../../core/dividend/year.ts';
import type { DayCount } from '../../core/loan/terms.ts';
import type { Rate } from '../../core/rate.ts';
import type { Satang } from '../../core/satang.ts';
import type { DividendRegister } from './benefits/dividend-register.ts';
import { ContractRegister } from './loans/contract-register.ts';

/** A ledger that is to come: one member's shares, one deposit account, one loan. */
export interface Expected {
  /** Whose it is. */
  readonly memberNo: string;
  /** What the row that announces it says the ledger ends at. */
  readonly balanceSatang: Satang;
  /** No line may be dated before this day: the account's opening. Undefined for shares. */
  readonly openedOn?: Day;
  /** That row's line in its file. */
  readonly line: number;
  /** Whether the ledger has come. */
  seen: boolean;
}

export interface Member extends Expected {
  /** 0 for the first member of the file, 1 for the second. */
  readonly index: number;
}

export interface Account extends Expected {
  /** The day that the row states for the last line; null for none. */
  readonly lastOn: Day | null;
  readonly accruedSatang: Satang;
  readonly rate: Rate;
  /** The rate's first day, where the row states one. */
  readonly rateSince: Day | null;
  readonly closed: boolean;
}

/** A loan contract; `balanceSatang` is the principal left, `openedOn` the contract's day. */
export interface Contract extends Expected {
  readonly openedOn: Day;
  readonly approvedSatang: Satang;
  readonly disbursedSatang: Satang;
  /** Interest owed on the day of the extract. */
  readonly accruedSatang: Satang;
  readonly rate: Rate;
  readonly dayCount: DayCount;
  readonly periodLast: number;
  readonly lastPaymentOn: Day | null;
  readonly closed: boolean;
  readonly closedOn: Day | null;
  readonly refinanced: boolean;
  /** Guarantees read so far. */
  guarantees: number;
}

/** What the monthly collections of an agency come to: as stated, and as found so far. */
export interface Sums {
  members: number;
  billedSatang: Satang;
  collectedSatang: Satang;
  uncollectedSatang: Satang;
  refundSatang: Satang;
}

export interface AgencyMonth {
  readonly posted: boolean;
  readonly line: number;
  readonly stated: Readonly<Sums>;
  readonly found: Sums;
}

export interface FiscalYear extends DividendYear {
  readonly approved: boolean;
}

export interface Register {
  /** Line in the file by agency. */
  readonly agencies: Map<string, number>;
  readonly members: Map<string, Member>;
  /** Line in the file by national ID. */
  readonly nationalIds: Map<string, number>;
  readonly accounts: Map<string, Account>;
  readonly contracts: ContractRegister;
  /** By agency, then by month. */
  readonly agencyMonths: Map<string, Map<Day, AgencyMonth>>;
  /** Whose a cremation number is. */
  readonly enrolments: Map<string, string>;
  /** By year, one after the other. */
  readonly fiscalYears: Map<number, FiscalYear>;
  /** Undefined until dividends.csv is read, and where it is broken. */
  dividends: DividendRegister | undefined;
  /** Highest amount by type. */
  readonly welfareTypes: Map<string, Satang>;
}

export const newRegister = (): Register => ({
  agencies: new Map(),
  members: new Map(),
  nationalIds: new Map(),
  accounts: new Map(),
  contracts: new ContractRegister(),
  agencyMonths: new Map(),
  enrolments: new Map(),
  fiscalYears: new Map(),
  dividends: undefined,
  welfareTypes: new Map(),
});
