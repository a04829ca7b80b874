/** Where a page of a ledger begins and ends: balances around its lines, so that it ties. */
import { readBaht, toDtoBaht } from '../satang.ts';

interface EdgeLine {
  readonly posted_on: string;
  readonly sign_flag: -1 | 0 | 1;
  /** Baht as they travel; the balance is the one after the line. */
  readonly balance: string;
}

interface EdgeFacts<Line> {
  /** Newest first. */
  readonly lines: readonly Line[];
  readonly summary: {
    readonly from: string | null;
    readonly to: string | null;
    readonly opening: string;
    readonly closing: string;
  };
  readonly as_of: string;
  readonly next: string | null;
  readonly prev: string | null;
}

export interface LedgerEnd {
  readonly on: string;
  readonly balance: string;
  /** The edge of the chosen days; false where it is only the edge of this page. */
  readonly whole: boolean;
}

/**
 * The balance above the newest line of the page and the one below its oldest. On the first and the
 * last page they are the closing and the opening balance of the chosen days; in between they are
 * carried from page to page. `amountOf` gives what a line moved, baht as they travel.
 */
export function ledgerEnds<Line extends EdgeLine>(
  { lines, summary, as_of, next, prev }: EdgeFacts<Line>,
  amountOf: (line: Line) => string,
): { readonly top: LedgerEnd; readonly bottom: LedgerEnd } {
  const newest = lines[0];
  const oldest = lines.at(-1);
  const end = summary.to ?? as_of;
  const top =
    prev === null || newest === undefined
      ? { on: end, balance: summary.closing, whole: prev === null }
      : { on: newest.posted_on, balance: newest.balance, whole: false };
  const bottom =
    next === null || oldest === undefined
      ? { on: summary.from ?? oldest?.posted_on ?? end, balance: summary.opening, whole: true }
      : { on: oldest.posted_on, balance: before(oldest, amountOf(oldest)), whole: false };
  return { top, bottom };
}

/** The balance before a line, on satang, so that nothing is lost. Throws for what is no amount. */
function before({ balance, sign_flag }: EdgeLine, amount: string): string {
  return toDtoBaht(readBaht(balance) - BigInt(sign_flag) * readBaht(amount));
}
