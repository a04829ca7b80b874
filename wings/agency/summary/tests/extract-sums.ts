/** Sums of an extract's own rows, by another way than the program's. */
import { type Row, readRows } from '../../../../journeys/extract.ts';

/** What agencies are told of, as it stands in an extract's files. */
export async function readExtract(folder: string) {
  const files = ['collections.csv', 'collection_items.csv', 'agency_months.csv', 'agencies.csv'];
  const [bills = [], items = [], months = [], agencies = []] = await Promise.all(
    files.map((file) => readRows(folder, file)),
  );
  return { bills: bills.filter(({ KIND }) => KIND === 'MONTHLY'), items, months, agencies };
}

export const satang = (amount = ''): number => Math.round(Number(amount) * 100);
export const baht = (amount: number): string => (amount / 100).toFixed(2);
export const sumOf = (rows: readonly Row[], column: string): number =>
  rows.reduce((total, row) => total + satang(row[column]), 0);
export const bahtOf = (rows: readonly Row[], column: string): string => baht(sumOf(rows, column));

/** A bill's key in all its files. */
export const keyOf = ({ MEMBER_NO, MONTH, SEQ }: Row): string => `${MEMBER_NO} ${MONTH} ${SEQ}`;

const words = { emergency: 'ฉุกเฉิน', ordinary: 'สามัญ', special: 'พิเศษ' };
const groups: Readonly<Record<string, string>> = {
  ...{ SHARE: 'share', DEPOSIT: 'deposit', CREMATION: 'cremation', FEE: 'fee' },
  ...{ INSURANCE: 'insurance', GUARANTEE: 'guarantee', REFUND: 'refund', OTHER: 'other' },
};

export function groupOf({ ITEM_GROUP = '', NAME = '' }: Row): string {
  if (ITEM_GROUP !== 'LOAN') return groups[ITEM_GROUP] ?? 'other';
  return Object.entries(words).find(([, word]) => NAME.includes(word))?.[0] ?? 'other';
}

/** Table A of some items, by group. */
export function expectedGroups(items: readonly Row[]) {
  return Object.fromEntries(
    [...Map.groupBy(items, groupOf)].map(([group, of]) => {
      const isLoan = group in words;
      return [
        group,
        {
          group,
          count: new Set(of.map(keyOf)).size,
          principal: isLoan ? bahtOf(of, 'PRINCIPAL') : null,
          interest: isLoan ? bahtOf(of, 'INTEREST') : null,
          amount: bahtOf(of, 'AMOUNT'),
        },
      ];
    }),
  );
}

/** What is told of some months together; what came in only where all is posted. */
export function expectedSums(months: readonly Row[]) {
  const posted = months.every(({ STATE }) => STATE === 'POSTED');
  return {
    members: months.reduce((total, { MEMBERS }) => total + Number(MEMBERS), 0),
    billed: bahtOf(months, 'BILLED'),
    collected: posted ? bahtOf(months, 'COLLECTED') : null,
    uncollected: posted ? bahtOf(months, 'UNCOLLECTED') : null,
  };
}

/** Lines of table C, by membership number. */
export const expectedShort = (bills: readonly Row[]) =>
  bills
    .toSorted((a, b) => Number(a.MEMBER_NO) - Number(b.MEMBER_NO))
    .map((row) => ({
      membership_no: row.MEMBER_NO,
      billed: baht(satang(row.BILLED)),
      collected: baht(satang(row.COLLECTED)),
      uncollected: baht(satang(row.UNCOLLECTED)),
      reason: row.REASON || null,
    }));

/** Numbers of all agencies below one, each with the one directly under it. */
export function below(agencies: readonly Row[], top: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let before = -1;
  while (before !== found.size) {
    before = found.size;
    for (const { AGENCY_NO = '', PARENT_AGENCY_NO = '' } of agencies) {
      if (PARENT_AGENCY_NO === top) found.set(AGENCY_NO, AGENCY_NO);
      const unit = found.get(PARENT_AGENCY_NO);
      if (unit !== undefined) found.set(AGENCY_NO, unit);
    }
  }
  return found;
}
