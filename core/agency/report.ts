/** What an agency reports back of its bills: rules and sums (part D, D-23). */
import { type ShortfallReason, shortfallReasons } from '../collection/reasons.ts';
import type { Satang } from '../satang.ts';
import { letters, spokenLetters } from '../typed/typed-words.ts';

export const outcomes = ['FULL', 'PARTIAL', 'NONE'] as const;
export type Outcome = (typeof outcomes)[number];

/** Most letters of what is typed; the store holds the same limits. */
export const reportLimits = {
  lines: 10_000,
  note: 200,
  newAgency: 120,
  explanation: { least: 10, most: 500 },
} as const;

/** One bill of an agency's month. */
export interface BillKey {
  readonly memberNo: string;
  /** Number of the bill within the member's month. */
  readonly seq: number;
}

export interface ReportedAmount {
  readonly outcome: Outcome;
  readonly collectedSatang: Satang;
  readonly reason: ShortfallReason | null;
  /** Where a transferred member went, in the agency's own words. */
  readonly newAgency: string | null;
}

/** What was deducted of a bill makes the outcome; undefined for an amount that cannot be. */
export function outcomeOf(billed: Satang, collected: Satang): Outcome | undefined {
  if (collected < 0n || collected > billed) return undefined;
  if (collected === billed) return 'FULL';
  return collected === 0n ? 'NONE' : 'PARTIAL';
}

export type LineFault =
  | {
      readonly at: 'collected';
      readonly why: 'negative' | 'tooMuch' | 'notFull' | 'notPartial' | 'notNone';
    }
  | { readonly at: 'reason'; readonly why: 'missing' | 'needless' }
  | { readonly at: 'newAgency'; readonly why: 'needless' };

const unfit = { FULL: 'notFull', PARTIAL: 'notPartial', NONE: 'notNone' } as const;

/**
 * What is wrong with a line against the bill's amount; undefined: nothing. Less than billed needs
 * a reason, all of it bears none, and only a transferred member has a new agency.
 */
export function lineFault(line: ReportedAmount, billedSatang: Satang): LineFault | undefined {
  const { outcome, collectedSatang, reason, newAgency } = line;
  if (collectedSatang < 0n) return { at: 'collected', why: 'negative' };
  if (collectedSatang > billedSatang) return { at: 'collected', why: 'tooMuch' };
  if (outcomeOf(billedSatang, collectedSatang) !== outcome) {
    return { at: 'collected', why: unfit[outcome] };
  }
  if (outcome === 'FULL' && reason !== null) return { at: 'reason', why: 'needless' };
  if (outcome !== 'FULL' && reason === null) return { at: 'reason', why: 'missing' };
  if (newAgency !== null && reason !== 'TRANSFERRED') return { at: 'newAgency', why: 'needless' };
  return undefined;
}

export const isReason = (code: string): code is ShortfallReason =>
  shortfallReasons.some((reason) => reason === code);

export interface Tally {
  readonly count: number;
  readonly satang: Satang;
}

/** Counts are of bills; `collected + uncollected + unreported = billed`, to the satang. */
export interface ReportSums {
  readonly billed: Tally;
  /** What came in; the count is of bills of which anything did. */
  readonly collected: Tally;
  /** What reported bills lack; the count is of bills that lack something. */
  readonly uncollected: Tally;
  readonly unreported: Tally;
  readonly full: number;
  readonly partial: number;
  readonly none: number;
}

interface Billed extends BillKey {
  readonly billedSatang: Satang;
}

interface Line extends BillKey {
  readonly outcome: Outcome;
  readonly collectedSatang: Satang;
}

/** A bill's key as one word, for maps. */
export const billKey = ({ memberNo, seq }: BillKey): string => `${memberNo} ${seq}`;

const nothing: Tally = { count: 0, satang: 0n };
const plus = ({ count, satang }: Tally, more: Satang): Tally => ({
  count: count + 1,
  satang: satang + more,
});

/**
 * Whether a line can stand for its bill: billed anew, the same words may say more than is asked
 * for, or call less the whole.
 */
export function fits({ outcome, collectedSatang }: Line, { billedSatang }: Billed): boolean {
  if (outcome === 'FULL') return collectedSatang === billedSatang;
  if (outcome === 'NONE') return collectedSatang === 0n;
  return collectedSatang > 0n && collectedSatang < billedSatang;
}

/**
 * What the lines make of the bills. A bill whose line does not fit it any more is unreported; lines
 * of no bill count nowhere.
 */
export function reportSums(bills: readonly Billed[], lines: readonly Line[]): ReportSums {
  const reported = new Map(lines.map((line) => [billKey(line), line]));
  const found = { FULL: 0, PARTIAL: 0, NONE: 0 };
  let [billed, collected, uncollected, unreported] = [nothing, nothing, nothing, nothing];
  for (const bill of bills) {
    billed = plus(billed, bill.billedSatang);
    const line = reported.get(billKey(bill));
    if (line === undefined || !fits(line, bill)) {
      unreported = plus(unreported, bill.billedSatang);
      continue;
    }
    found[line.outcome] += 1;
    if (line.outcome !== 'NONE') collected = plus(collected, line.collectedSatang);
    if (line.outcome !== 'FULL') {
      uncollected = plus(uncollected, bill.billedSatang - line.collectedSatang);
    }
  }
  const { FULL: full, PARTIAL: partial, NONE: none } = found;
  return { billed, collected, uncollected, unreported, full, partial, none };
}

/** What was deducted and is not on the slips; negative where more was transferred. */
export const remittanceDifference = (collected: Satang, slips: Satang): Satang => collected - slips;

/** What a report still lacks before it can be handed in, in the order in which to mend it. */
export type OpenPoint =
  | 'unreported'
  | 'changed'
  | 'slip'
  | 'difference'
  | 'explanation'
  | 'outdated';

/** Words about a difference, and the difference that they were written for. */
export interface Explained {
  /** '' where there are none. */
  readonly explanation: string;
  /** What was deducted less what was transferred; null where that is not known. */
  readonly explainedSatang: Satang | null;
}

export interface Remittance extends Explained {
  readonly sums: ReportSums;
  /** Lines that were reported against another amount than is billed now. */
  readonly changed: number;
  readonly slipsSatang: Satang;
}

/**
 * `difference`: it must be explained; `explanation`: it is, in too few words; `outdated`: it was
 * another when it was explained, so the words must be looked at again.
 */
export function openPoints({ sums, changed, slipsSatang, ...explained }: Remittance): OpenPoint[] {
  const open: OpenPoint[] = [];
  if (sums.unreported.count > 0) open.push('unreported');
  if (changed > 0) open.push('changed');
  if (sums.collected.satang > 0n && slipsSatang === 0n) open.push('slip');
  const difference = remittanceDifference(sums.collected.satang, slipsSatang);
  if (difference !== 0n) {
    const text = explained.explanation;
    if (letters(text) === 0) open.push('difference');
    else if (spokenLetters(text) < reportLimits.explanation.least) open.push('explanation');
    else if (explained.explainedSatang !== difference) open.push('outdated');
  }
  return open;
}

/** A line beside what the core system has posted since, or bills by now. */
export type LineCheck = 'changed' | 'confirmed' | 'overruled';

export interface CoreBill extends Billed {
  readonly posted: boolean;
  readonly collectedSatang: Satang;
}

/**
 * Null: the line stands as it was reported and waits. `changed`: another amount is billed than it
 * was reported against, or nothing any more. Once posted the core system's word is the last.
 */
export function lineCheck(line: Line & Billed, bill: CoreBill | undefined): LineCheck | null {
  if (bill === undefined) return 'changed';
  if (bill.posted) {
    return bill.collectedSatang === line.collectedSatang ? 'confirmed' : 'overruled';
  }
  return bill.billedSatang === line.billedSatang ? null : 'changed';
}
