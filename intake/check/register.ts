/** What earlier files of the extract said, kept small, for later files to be held against. */
import type { Day } from '../../core/days.ts';
import type { Satang } from '../../core/satang.ts';

/** A ledger that is to come: one member's shares, or one deposit account. */
export interface Expected {
  /** Whose it is. */
  readonly memberNo: string;
  /** What the member's or account's own row says the ledger ends at. */
  readonly balanceSatang: Satang;
  /** No line may be dated before this day: the account's opening. Undefined for shares. */
  readonly openedOn?: Day;
  /** The day that the row states for the last line; null for none. Undefined for shares. */
  readonly lastOn?: Day | null;
  /** Whether the row says that the account is closed. Undefined for shares. */
  readonly closed?: boolean;
  /** That row's line in its file. */
  readonly line: number;
  /** Whether the ledger has come. */
  seen: boolean;
}

export interface Register {
  /** Line in the file by agency. */
  readonly agencies: Map<string, number>;
  readonly members: Map<string, Expected>;
  /** Line in the file by national ID. */
  readonly nationalIds: Map<string, number>;
  readonly accounts: Map<string, Expected>;
  /** Loan contracts; `balanceSatang` is the principal left. */
  readonly contracts: Map<string, Expected>;
  /** Whose a cremation number is. */
  readonly enrolments: Map<string, string>;
}

export const newRegister = (): Register => ({
  agencies: new Map(),
  members: new Map(),
  nationalIds: new Map(),
  accounts: new Map(),
  contracts: new Map(),
  enrolments: new Map(),
});
