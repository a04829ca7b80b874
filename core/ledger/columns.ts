/** Columns of a ledger, declared once for the store, the answer, the screen and papers. */
import type { Day } from '../days.ts';

interface KindValues {
  readonly day: Day;
  readonly text: string;
  readonly count: number;
  /** Percent a year as decimal text. */
  readonly rate: string;
  /** Direction of a movement; papers show it as a word. */
  readonly sign: -1 | 0 | 1;
  /** Amount that moved, in baht, without its sign. */
  readonly move: string;
  /** Any other amount, in baht. */
  readonly baht: string;
}

export type LedgerKind = keyof KindValues;

export interface LedgerColumn {
  /** Column of the table in the store; amounts there are satang. */
  readonly sql: string;
  readonly kind: LedgerKind;
  readonly nullable?: true;
  /** Of a `move`: in this direction alone, null in the other. */
  readonly only?: 1 | -1;
  /** The store gives it to other parts of the server; the answer does not have it. */
  readonly internal?: true;
  /** A search finds any part of it, its beginning, or the amount. */
  readonly search?: 'part' | 'beginning' | 'amount';
  /** Heading on screen and paper; with the unit: `ดอกเบี้ย (บาท)`. */
  readonly head?: string;
  /** Share of the paper's width beside the other columns; left out: by kind. */
  readonly width?: number;
  /**
   * Where the screen shows it. `mark`: below the description; `note`: there, on wide pages alone;
   * `figure`: a column of its own where there is room, else in words below the movement; `below`:
   * below the balance, unless it is nought. Left out: day, description, movement and balance have
   * their places, all else is on paper alone.
   */
  readonly screen?: 'mark' | 'note' | 'figure' | 'below';
  /** Left out of a paper on which no line has it. */
  readonly sparse?: true;
  /** Words before and after the value where no heading says what it is. */
  readonly around?: readonly [before: string, after: string];
  /** Heading of its sum over the chosen days; left out: it is not added up. */
  readonly sum?: string;
}

type KindColumn<Kind extends LedgerKind> = LedgerColumn & { readonly kind: Kind };

/** By key of the answer's line, in the order of the answer. */
export type LedgerColumns = Readonly<Record<string, LedgerColumn>> & {
  readonly seq: KindColumn<'count'>;
  readonly posted_on: KindColumn<'day'>;
  readonly description: KindColumn<'text'>;
  readonly sign_flag: KindColumn<'sign'>;
  /** After the line; papers carry it from page to page. */
  readonly balance: KindColumn<'baht'>;
};

/** A line of any ledger as it travels; what a ledger has besides goes by its key. */
export type LedgerLine = {
  readonly seq: number;
  readonly posted_on: Day;
  readonly description: string;
  readonly sign_flag: -1 | 0 | 1;
  readonly balance: string;
} & Readonly<Record<string, LedgerValue>>;

export type LedgerValue = string | number | null;

type NullOf<Column> = Column extends { readonly nullable: true } ? null : never;

/** A line of the ledger as it travels. */
export type LineOf<Columns extends LedgerColumns> = {
  -readonly [Key in keyof Columns as Columns[Key] extends { readonly internal: true }
    ? never
    : Key]:
    | KindValues[Columns[Key]['kind']]
    | NullOf<Columns[Key]>
    | (Columns[Key] extends { readonly only: 1 | -1 } ? null : never);
};

type CamelCase<Text extends string> = Text extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Text;

type StoredValue<Kind extends LedgerKind> = Kind extends 'move' | 'baht'
  ? bigint
  : KindValues[Kind];

/** A line of the ledger as the store gives it: amounts in satang, names in camelCase. */
export type StoredLineOf<Columns extends LedgerColumns> = {
  readonly [Key in keyof Columns as CamelCase<Columns[Key]['sql']>]:
    | StoredValue<Columns[Key]['kind']>
    | NullOf<Columns[Key]>;
};

type SumKey<Columns extends LedgerColumns> = {
  [Key in keyof Columns]: Columns[Key] extends { readonly sum: string } ? Key : never;
}[keyof Columns];

/** Keys of the columns that are added up. */
export type SummedKey<Columns extends LedgerColumns> = SumKey<Columns> & string;

/** Sums of those columns as the store gives them, by the store's names. */
export type StoredSumsOf<Columns extends LedgerColumns> = {
  readonly [Key in SummedKey<Columns> as CamelCase<Columns[Key]['sql']>]: bigint;
};

/** `posted_on` → `postedOn`: the name under which the store gives a column. */
export const storedName = (sql: string): string =>
  sql.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The columns of the answer's line, in their order. */
export const answerColumns = (
  columns: LedgerColumns,
): readonly (readonly [string, LedgerColumn])[] =>
  Object.entries<LedgerColumn>(columns).filter(([, { internal }]) => !internal);

/** The columns that are added up. */
export const summedColumns = (
  columns: LedgerColumns,
): readonly (readonly [string, LedgerColumn])[] =>
  Object.entries<LedgerColumn>(columns).filter(([, { sum }]) => sum !== undefined);

/** The column whose amounts move the balance. */
export function movedColumn(columns: LedgerColumns): LedgerColumn {
  const moved = Object.values<LedgerColumn>(columns).find(({ kind }) => kind === 'move');
  if (moved === undefined) throw new TypeError('a ledger without movements');
  return moved;
}
