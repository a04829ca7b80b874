/** What an agency is billed for by the files: a computation of its own (A.6, A.9, D-23). */
import type { Files } from '../../recount/files/files.ts';
import type { Row } from '../../recount/files/plain.ts';
import { loanNames } from './expected-bills.text.ts';

export interface ExpectedBill {
  readonly head: Row;
  /** In the order of the bill. */
  readonly items: readonly Row[];
}

export interface ExpectedMonth {
  /** First day. */
  readonly month: string;
  /** The agency's own row of `agency_months.csv`. */
  readonly row: Row;
  /** By membership number, then number of the bill. */
  readonly bills: readonly ExpectedBill[];
}

const byText =
  (...fields: readonly string[]) =>
  (a: Row, b: Row): number => {
    for (const field of fields) {
      const [one = '', other = ''] = [a[field], b[field]];
      if (one !== other) return one < other ? -1 : 1;
    }
    return 0;
  };

/** A member with several bills of an agency's month is one; each agency counts its own. */
export const peopleIn = (heads: readonly Row[]): number =>
  new Set(heads.map(({ agencyNo, memberNo }) => `${agencyNo} ${memberNo}`)).size;

/** Months of an agency, newest first. */
export function expectedMonths(files: Files, agencyNo: string): readonly ExpectedMonth[] {
  const heads = [...files.collections.values()]
    .flat()
    .filter((row) => row.agencyNo === agencyNo && row.kind === 'MONTHLY');
  const rows = files.agency_months.filter((row) => row.agencyNo === agencyNo);
  return rows
    .toSorted(byText('month'))
    .toReversed()
    .map((row) => {
      const month = row.month ?? '';
      const own = heads.filter((head) => head.month === month);
      const bills = own.toSorted(byText('memberNo', 'seq')).map((head) => ({
        head,
        items: (files.collection_items.get(head.memberNo ?? '') ?? [])
          .filter((item) => item.month === month && item.seq === head.seq)
          .toSorted((a, b) => Number(a.itemNo) - Number(b.itemNo)),
      }));
      return { month, row, bills };
    });
}

/** Which of the loans' columns an item stands in, by the family that its name tells. */
function familyOf({ name = '' }: Row): string {
  const found = Object.entries(loanNames).find(([, start]) => name.startsWith(start));
  if (!found) throw new Error(`no family is known for ${name}`);
  return found[0];
}

/** The column or line that an item is summed under; insurance is one of the others on a cover. */
export const columnOf = (item: Row): string =>
  item.itemGroup === 'LOAN' ? familyOf(item) : (item.itemGroup ?? '').toLowerCase();

export const isRefund = (item: Row): boolean => item.itemGroup === 'REFUND';

export const sum = (rows: readonly Row[], field: string): bigint =>
  rows.reduce((total, row) => total + BigInt(row[field] || '0'), 0n);

/** Whether what came in is known: the cooperative has posted the month. */
export const isPosted = ({ row }: ExpectedMonth): boolean => row.state === 'POSTED';
