/**
 * What the members' dividends are stated to be, in columns of numbers, until the files that they
 * follow from have been read. Fifteen years of 200,000 members take 108 MB while deductions are
 * read, 84 MB while shares are, 36 MB while loans are; 24 MB more where a year has rates by type of
 * loan, and a sum for each member who paid interest in it.
 */
import type { Day } from '../../../core/days.ts';
import { refundOfSum } from '../../../core/dividend/dividend.ts';
import { isLeftOut, rateOfType } from '../../../core/dividend/refund.ts';
import { type Satang, SumsByKey, toDtoBaht } from '../../../core/satang.ts';
import { thaiDateShort } from '../../../core/thai-date.ts';
import { reasons } from '../../intake.text.ts';
import type { FiscalYear } from './fiscal-year.ts';
import { positionFinder, ShareYears, type YearPosition } from './share-years.ts';

/** One row of dividends.csv. */
export interface StatedDividend {
  readonly line: number;
  readonly shareBaseSatang: Satang;
  /** Undefined where it is held: then it is 0 whatever the shares were. */
  readonly dividendSatang: Satang | undefined;
  readonly interestBaseSatang: Satang;
  /** Undefined where it is held. */
  readonly refundSatang: Satang | undefined;
  readonly deductedSatang: Satang;
}

/** Told of a fault at a line of dividends.csv. */
export type ReportDividend = (line: number, column: string, reason: string) => void;

const withheld = -1n;
const linesFile = 'loan_lines.csv';

/** All that a register holds between two files, as values that can be written down. */
export interface DividendState {
  readonly years: readonly FiscalYear[];
  readonly lines: Int32Array;
  readonly shareBases: BigInt64Array;
  readonly dividends: BigInt64Array;
  readonly interestBases: BigInt64Array;
  readonly interestPaid: BigInt64Array;
  readonly deductedLeft: BigInt64Array;
  readonly refunds: BigInt64Array;
  readonly weighted: ReadonlyMap<number, bigint>;
}

export class DividendRegister {
  /** Share lines of one member at a time are gathered here. */
  readonly shares: ShareYears;
  readonly #years: readonly FiscalYear[];
  readonly #positionOf: (on: Day) => YearPosition;
  /** A cell for each member and year; 0: no row. */
  #lines: Int32Array;
  #shareBases: BigInt64Array;
  #dividends: BigInt64Array;
  /** As stated, and Σ of what was found. */
  #interestBases: BigInt64Array;
  #interestPaid: BigInt64Array;
  /** Stated, less what was found. */
  #deductedLeft: BigInt64Array;
  /** As stated; without room where no year has rates by type of loan. */
  #refunds: BigInt64Array;
  /** Σ interest × rate by cell of such a year, which may not fit into 64 bits. */
  readonly #weighted = new SumsByKey<number>();

  /** `years` follow one another; members are known by their index in members.csv. */
  constructor(years: readonly FiscalYear[], members: number) {
    const cells = years.length * members;
    this.#years = years;
    this.#positionOf = positionFinder(years);
    this.shares = new ShareYears(years, this.#positionOf);
    this.#lines = new Int32Array(cells);
    this.#shareBases = new BigInt64Array(cells);
    this.#dividends = new BigInt64Array(cells);
    this.#interestBases = new BigInt64Array(cells);
    this.#interestPaid = new BigInt64Array(cells);
    this.#deductedLeft = new BigInt64Array(cells);
    const byType = years.some(({ refund }) => refund.method === 'BY_LOAN_TYPE') ? cells : 0;
    this.#refunds = new BigInt64Array(byType);
  }

  /** Between two files: of the member whose share lines are being read nothing is kept. */
  state(): DividendState {
    return {
      years: this.#years,
      lines: this.#lines,
      shareBases: this.#shareBases,
      dividends: this.#dividends,
      interestBases: this.#interestBases,
      interestPaid: this.#interestPaid,
      deductedLeft: this.#deductedLeft,
      refunds: this.#refunds,
      weighted: this.#weighted,
    };
  }

  static from({ years, ...cells }: DividendState): DividendRegister {
    const register = new DividendRegister(years, 0);
    register.#lines = cells.lines;
    register.#shareBases = cells.shareBases;
    register.#dividends = cells.dividends;
    register.#interestBases = cells.interestBases;
    register.#interestPaid = cells.interestPaid;
    register.#deductedLeft = cells.deductedLeft;
    register.#refunds = cells.refunds;
    for (const [cell, sum] of cells.weighted) register.#weighted.add(cell, sum);
    return register;
  }

  #cell(member: number, endsIn: number): number {
    const first = Number(this.#years[0]?.endsOn.slice(0, 4));
    return member * this.#years.length + endsIn - first;
  }

  /** Keeps a row; the year, in which it ends, must be one of the book's. */
  put(member: number, endsIn: number, stated: StatedDividend): void {
    const cell = this.#cell(member, endsIn);
    this.#lines[cell] = stated.line;
    this.#shareBases[cell] = stated.shareBaseSatang;
    this.#dividends[cell] = stated.dividendSatang ?? withheld;
    this.#interestBases[cell] = stated.interestBaseSatang;
    this.#deductedLeft[cell] = stated.deductedSatang;
    this.#refunds[cell] = stated.refundSatang ?? withheld;
  }

  /** Counts a deduction; false where there is no such dividend. */
  deduct(member: number, endsIn: number, satang: Satang): boolean {
    const cell = this.#cell(member, endsIn);
    if (!this.#lines[cell]) return false;
    this.#deductedLeft[cell] = (this.#deductedLeft[cell] as bigint) - satang;
    return true;
  }

  /** Once, after the last deduction. */
  compareDeductions(report: ReportDividend): void {
    this.#compareLeft(this.#deductedLeft, 'DEDUCTED', 'dividend_deductions.csv', report);
    this.#deductedLeft = new BigInt64Array(0);
  }

  /** After a member's last share line. */
  compareShares(member: number, report: ReportDividend): void {
    for (const index of this.#years.keys()) {
      const cell = member * this.#years.length + index;
      const line = this.#lines[cell];
      if (!line) continue;
      const { baseSatang, dividendSatang, unknownBefore } = this.shares.of(index);
      const wrong = (column: string, expected: Satang, value: Satang) => {
        const [ours, theirs] = [toDtoBaht(expected), toDtoBaht(value)];
        report(line, column, reasons.fromLines('share_lines.csv', ours, theirs));
      };
      if (unknownBefore !== undefined) {
        report(line, 'YEAR', reasons.beforeForward(thaiDateShort(unknownBefore)));
        continue;
      }
      const base = this.#shareBases[cell] as bigint;
      if (base !== baseSatang) wrong('SHARE_BASE', baseSatang, base);
      const stated = this.#dividends[cell] as bigint;
      if (stated !== withheld && stated !== dividendSatang)
        wrong('DIVIDEND', dividendSatang, stated);
    }
  }

  /** Shares are not asked for again. */
  dropShares(): void {
    this.#shareBases = new BigInt64Array(0);
    this.#dividends = new BigInt64Array(0);
  }

  /** Counts interest that a member paid on a day for a loan of a type. */
  payInterest(member: number, on: Day, satang: Satang, typeCode: string): void {
    const { year } = this.#positionOf(on);
    if (year < 0 || year >= this.#years.length) return;
    const cell = member * this.#years.length + year;
    const { refund } = this.#years[year] as FiscalYear;
    if (refund.method === 'BY_LOAN_TYPE') {
      const rate = rateOfType(refund, typeCode);
      if (isLeftOut(refund, rate)) return;
      this.#weighted.add(cell, satang * rate);
    }
    this.#interestPaid[cell] = (this.#interestPaid[cell] as bigint) + satang;
  }

  /** After the last loan line. */
  compareInterest(report: ReportDividend): void {
    const methods = this.#years.map(({ refund }) => refund.method);
    const methodOf = (cell: number) => methods[cell % methods.length];
    const isComputed = (cell: number) => methodOf(cell) !== 'AS_DELIVERED';
    const left = this.#interestBases.map((stated, cell) => {
      const paid = this.#interestPaid[cell] as bigint;
      // Where more was given back in a year than was paid in it, there is no base.
      return paid > 0n ? stated - paid : stated;
    });
    this.#compareLeft(left, 'INTEREST_BASE', linesFile, report, isComputed);
    for (const [cell, stated] of this.#refunds.entries()) {
      const line = this.#lines[cell];
      if (!line || stated === withheld || methodOf(cell) !== 'BY_LOAN_TYPE') continue;
      const expected = refundOfSum(this.#weighted.of(cell));
      if (stated === expected) continue;
      const reason = reasons.fromLines(linesFile, toDtoBaht(expected), toDtoBaht(stated));
      report(line, 'REFUND', reason);
    }
  }

  #compareLeft(
    left: BigInt64Array,
    column: string,
    file: string,
    report: ReportDividend,
    isCompared: (cell: number) => boolean = () => true,
  ): void {
    for (const [cell, line] of this.#lines.entries()) {
      if (line && left[cell] !== 0n && isCompared(cell)) {
        report(line, column, reasons.apart(file, toDtoBaht(left[cell] as bigint)));
      }
    }
  }
}
