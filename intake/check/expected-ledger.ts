/** Ledgers that an extract announces: what a row says of lines that come in a later file. */
import type { Day } from '../../core/days.ts';
import type { InterestRule } from '../../core/loan/interest-rule.ts';
import type { Rate } from '../../core/rate.ts';
import type { RateBands } from '../../core/rate-bands.ts';
import type { Satang } from '../../core/satang.ts';

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

/** What a row says of the interest that its lines earn. */
export interface Earning {
  readonly accruedSatang: Satang;
  readonly rate: Rate;
  /** Whether the core system's word is taken for its accrued interest. */
  readonly delivered: boolean;
  /** The rate's first day, where the row states one. */
  readonly rateSince: Day | null;
}

/** One of the sums of which an account consists. */
export interface Slip extends Earning {
  readonly balanceSatang: Satang;
  readonly openedOn: Day;
  readonly closed: boolean;
  /** Its line in its file. */
  readonly line: number;
}

export interface Account extends Expected, Omit<Earning, 'rate'> {
  readonly openedOn: Day;
  /** Undefined where the row states none. */
  readonly rate: Rate | undefined;
  /** Undefined where its rate does not go by the balance. */
  readonly bands: RateBands | undefined;
  /** Whether the row states a day on which it matures. */
  readonly matures: boolean;
  /** The day that the row states for the last line; null for none. */
  readonly lastOn: Day | null;
  readonly closed: boolean;
  /** By number; undefined of an account without slips. */
  slips: Map<string, Slip> | undefined;
}

/** A loan contract; `balanceSatang` is the principal left, `openedOn` the contract's day. */
export interface Contract extends Expected {
  /** The cooperative's own code of its type of loan. */
  readonly typeCode: string;
  readonly openedOn: Day;
  readonly approvedSatang: Satang;
  /** Drawn again and again up to what was approved. */
  readonly revolving: boolean;
  readonly disbursedSatang: Satang;
  /** Interest owed on the day of the extract. */
  readonly accruedSatang: Satang;
  readonly rate: Rate;
  /** Undefined where the core system's word is taken for its interest. */
  readonly rule: InterestRule | undefined;
  /** Null where its rate does not go by the balance. */
  readonly bands: RateBands | null;
  /** The first day of its bands, where the row states one. */
  readonly rateSince: Day | null;
  readonly periodLast: number;
  readonly lastPaymentOn: Day | null;
  readonly closed: boolean;
  readonly closedOn: Day | null;
  readonly refinanced: boolean;
  /** Whether its row says so, and how much of the principal left the books. */
  readonly writtenOff: boolean;
  readonly writtenOffSatang: Satang;
  /** Guarantees read so far. */
  guarantees: number;
}
