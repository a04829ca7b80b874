/** A ledger: its columns, its sums, and how its movements are told. */
import type { Satang } from '../satang.ts';
import type { SignColour } from '../sign-colour.ts';
import type { LedgerColumn, LedgerColumns, LedgerLine, LedgerValue, SummedKey } from './columns.ts';

type Sign = LedgerLine['sign_flag'];

/** Words that differ from ledger to ledger and that screen and papers share. */
export interface LedgerWords {
  /** What is listed, in which order, in which unit; for speech. */
  readonly caption: string;
  readonly pages: string;
  readonly loading: string;
  /** Heading of the movement on the screen, where it is not that of one column. */
  readonly move?: string;
  /** Label of the balance above the newest line. */
  readonly closing: string;
  /** Label of the same balance among the sums, where it is another. */
  readonly closingSum?: string;
  /** What came in and went out, so many times. */
  readonly came: (count: number) => string;
  readonly went: (count: number) => string;
  /** What was given up unpaid; of a ledger that has such sums. */
  readonly lost?: string;
  /** What became more or less of itself; of a ledger that has such sums. */
  readonly adjusted?: string;
  /** Sums of what a search found. */
  readonly foundIn: string;
  readonly foundOut: string;
  /** Before the balance on a phone, where no column head says what it is; left out: เหลือ. */
  readonly left?: string;
}

interface Flows<In extends string, Out extends string, Beside extends string> {
  readonly in: In;
  readonly out: Out;
  readonly lost?: Beside;
  readonly adjusted?: Beside;
}

export interface Ledger {
  readonly columns: LedgerColumns;
  /** Keys of the columns that papers show, in their order; the screen shows some of them. */
  readonly shown: readonly string[];
  /** Fields of the sums: `paid_in` and `paid_in_count`; `lost` and `adjusted` have no count. */
  readonly flows: Flows<string, string, string>;
  readonly words: LedgerWords;
  /** Direction of a movement in a word beside its sign (C.0, D-39); without a line, of a sum. */
  readonly wordOf: (sign: Sign, line?: LedgerLine) => string;
  /** Colour of a movement; without a line, of a sum. */
  readonly colourOf: (sign: Sign, line?: LedgerLine) => SignColour;
}

/** A ledger whose columns and fields the compiler knows. */
export interface DeclaredLedger<
  Columns extends LedgerColumns,
  In extends string,
  Out extends string,
  Beside extends string = never,
> extends Ledger {
  readonly columns: Columns;
  readonly shown: readonly (keyof Columns & string)[];
  readonly flows: Flows<In, Out, Beside>;
}

/** Declares a ledger, keeping the exact types of its columns. */
export const declareLedger = <
  const Columns extends LedgerColumns,
  const In extends string,
  const Out extends string,
  const Beside extends string = never,
>(
  ledger: DeclaredLedger<Columns, In, Out, Beside>,
): DeclaredLedger<Columns, In, Out, Beside> => ledger;

/**
 * Sums over the chosen days as the store gives them, in satang. opening + in − out − lost +
 * adjusted = closing, exactly, whatever the days. Counted are the lines that move the balance: a
 * payment of interest alone repays no principal; one that was reversed counts twice, with what
 * took it back.
 */
export interface StoredSums {
  readonly openingSatang: Satang;
  readonly inSatang: Satang;
  readonly inCount: number;
  /** Below nothing where more was reversed than went out. */
  readonly outSatang: Satang;
  readonly outCount: number;
  /** What was given up unpaid: a loan's write-off. */
  readonly lostSatang: Satang;
  /** By how much a loan became more (below nothing: less) without money. */
  readonly adjustedSatang: Satang;
  readonly closingSatang: Satang;
}

/** Sums over what a search found, over all its pages. */
export interface FoundSums {
  readonly count: number;
  readonly inSatang: Satang;
  readonly outSatang: Satang;
  readonly lostSatang: Satang;
  readonly adjustedSatang: Satang;
}

export interface BalancePoint {
  readonly on: string;
  readonly balanceSatang: Satang;
}

/** How a ledger's balance went, and when it had lines. */
export interface LedgerHistory {
  /** Oldest first. */
  readonly balanceHistory: readonly BalancePoint[];
  /** Years that have lines, newest first. */
  readonly years: number[];
}

/** What the store gives of a page of a ledger. */
export interface LedgerRead<StoredLine, Sums = StoredSums> {
  readonly summary: Sums;
  /** Newest first. */
  readonly lines: readonly StoredLine[];
  /** Null where nothing is looked for. */
  readonly found: FoundSums | null;
}

/** Sums over the chosen days as they travel: `paid_in`, `paid_in_count`, …, in baht. */
export type SummaryOf<
  Columns extends LedgerColumns,
  In extends string,
  Out extends string,
  Beside extends string = never,
> = LedgerBounds & {
  [Key in In | Out | Beside | SummedKey<Columns>]: string;
} & { [Key in `${In | Out}_count`]: number };

type LedgerBounds = {
  /** The chosen days; null: no bound. */
  from: string | null;
  to: string | null;
  opening: string;
  closing: string;
};

/** What a search found as it travels. */
export interface Found {
  readonly count: number;
  readonly in: string;
  readonly out: string;
  /** Of a ledger that has such sums. */
  readonly lost?: string | undefined;
  readonly adjusted?: string | undefined;
}

/** The answer of any ledger's page as screens and papers read it. */
export interface LedgerAnswer {
  readonly as_of: string;
  readonly summary: LedgerBounds & Readonly<Record<string, LedgerValue>>;
  readonly lines: readonly LedgerLine[];
  readonly found: Found | null;
  /** Sums of the months that the lines touch, by the fields of `flows`. */
  readonly months?: readonly ({ readonly month: string } & Readonly<Record<string, string>>)[];
}

/** What came in or went out, as the sums of the answer have it. Throws where they do not. */
export function flowOf(
  { flows }: Pick<Ledger, 'flows'>,
  { summary }: Pick<LedgerAnswer, 'summary'>,
  direction: 'in' | 'out',
): { readonly value: string; readonly count: number } {
  const field = flows[direction];
  const [value, count] = [summary[field], summary[`${field}_count`]];
  if (typeof value !== 'string' || typeof count !== 'number') {
    throw new TypeError(`sums without ${field}`);
  }
  return { value, count };
}

/** A sum without its sign, and which way it moved the balance; `way` is that of one above 0. */
export function movedBy(sum: string, way: 1 | -1): { readonly value: string; readonly sign: Sign } {
  if (sum === '0.00') return { value: sum, sign: 0 };
  return sum.startsWith('-')
    ? { value: sum.slice(1), sign: way === 1 ? -1 : 1 }
    : { value: sum, sign: way };
}

/** Sums beside what came and went, of the chosen days or of what is found; none of nothing. */
export function flowsBeside(
  { flows, words }: Pick<Ledger, 'flows' | 'words'>,
  { summary, found }: Pick<LedgerAnswer, 'summary' | 'found'>,
) {
  return (['lost', 'adjusted'] as const).flatMap((key) => {
    const [field, label] = [flows[key], words[key]];
    if (field === undefined || label === undefined) return [];
    const sum = found ? found[key] : summary[field];
    if (typeof sum !== 'string') throw new TypeError(`sums without ${field}`);
    const moved = movedBy(sum, key === 'lost' ? -1 : 1);
    return moved.sign === 0 ? [] : [{ key, label, ...moved }];
  });
}

/** What a line moved, in baht; a neutral one may have moved nothing. */
export function amountOf({ columns }: Pick<Ledger, 'columns'>, line: LedgerLine): string {
  const moves = Object.keys(columns).filter((key) => columns[key]?.kind === 'move');
  const moved = moves.map((key) => line[key]).find((amount) => typeof amount === 'string');
  return typeof moved === 'string' ? moved : '0.00';
}

/** The columns that the screen shows in that way, in the order of `shown`. */
export function columnsOn(
  { columns, shown }: Pick<Ledger, 'columns' | 'shown'>,
  screen: LedgerColumn['screen'],
): readonly (readonly [string, LedgerColumn])[] {
  return shown.flatMap((key) => {
    const column = columns[key];
    return column && column.screen === screen ? [[key, column] as const] : [];
  });
}
