/** One side of the guarantees as a sheet: the lines, names and figures of the page. */
import type { DataOf } from '../../../api/endpoint.ts';
import { collateralWord, standsWith } from '../../../api/guarantees/collateral.text.ts';
import { whoseFacts } from '../../../api/sheet/owner-facts.ts';
import type { Sheet, SheetTable } from '../../../core/sheet/sheet.ts';
import { lineColumns, type MarkedRow, sheetTable } from '../../../core/sheet/sheet-table.ts';
import { thaiDateLong } from '../../../core/thai-date.ts';
import type { CollTab, readColl } from './guarantees.api.ts';
import { text } from './guarantees.text.ts';
import { loanState } from './loan-state.ts';

type Coll = DataOf<typeof readColl>;

const givenColumns = lineColumns<Coll['given'][number]>()({
  contract: { name: text.contract, kind: 'text', width: 2, of: (one) => one.contract_no },
  borrower: { name: text.borrower, kind: 'text', width: 3.2, of: (one) => one.borrower_name },
  borrowerNo: {
    ...{ name: text.borrowerNo, kind: 'text', width: 2 },
    of: (one) => one.borrower_no_masked,
  },
  with: { name: text.with, kind: 'text', width: 2.6, of: (one) => standsWith[one.kind] },
  contractDate: { name: text.contractDate, kind: 'day', of: (one) => one.contract_date },
  approved: { name: text.approved, kind: 'baht', of: (one) => one.approved_amount },
  balance: { name: text.balance, kind: 'baht', width: 2.4, of: (one) => one.principal_balance },
  writtenOff: {
    ...{ name: text.writtenOff, kind: 'baht', width: 2.4 },
    of: (one) => one.written_off_amount,
  },
  guaranteed: { name: text.guaranteed, kind: 'baht', of: (one) => one.guaranteed_amount },
  exposure: { name: text.exposureColumn, kind: 'baht', width: 2.6, of: (one) => one.my_share },
  status: {
    ...{ name: text.status, kind: 'text', width: 2 },
    of: loanState,
  },
});

function givenTable({ given: lines, given_total }: Coll): SheetTable {
  const { guaranteed_amount: guaranteed, my_share: exposure } = given_total;
  const total: MarkedRow<keyof typeof givenColumns> = {
    as: 'total',
    cells: { contract: text.total, guaranteed, exposure },
  };
  return sheetTable(lines, givenColumns, {
    below: lines.length > 0 ? [total] : [],
    empty: text.emptyGiven,
  });
}

const mineTable = (loan: Coll['mine'][number]): SheetTable =>
  sheetTable(
    loan.guarantors,
    {
      secured: {
        ...{ name: text.secured, kind: 'text', width: 2 },
        of: collateralWord,
      },
      holder: { name: text.holder, kind: 'text', width: 4, of: (one) => one.name },
      refNo: { name: text.refNo, kind: 'text', width: 2, of: (one) => one.ref_no_masked },
      amount: { name: text.amount, kind: 'baht', of: (one) => one.amount },
    },
    {
      title: `${text.contract} ${loan.contract_no}`,
      below: [{ as: 'total', cells: { secured: text.total, amount: loan.guaranteed_total } }],
    },
  );

const loansTable = ({ mine }: Coll): SheetTable =>
  sheetTable(
    mine,
    {
      contract: { name: text.contract, kind: 'text', of: (loan) => loan.contract_no },
      loanType: { name: text.loanType, kind: 'text', of: (loan) => loan.type_name },
      contractDate: { name: text.contractDate, kind: 'day', of: (loan) => loan.contract_date },
      approved: { name: text.approved, kind: 'baht', of: (loan) => loan.approved_amount },
      balance: { name: text.balance, kind: 'baht', of: (loan) => loan.principal_balance },
    },
    { empty: text.emptyMine },
  );

const growing = ({ given }: Coll): readonly string[] =>
  given
    .filter((one) => one.may_be_drawn)
    .map(({ contract_no }) => `${contract_no} ${text.mayGrow}`);

/** What the chosen side of the page shows. */
export function collSheet(
  coll: Coll,
  tab: CollTab,
  member: Parameters<typeof whoseFacts>[0],
): Sheet {
  const { right, as_of: asOf } = coll;
  const title = text.tabs[tab];
  if (tab === 'mine') {
    const tables = [loansTable(coll), ...coll.mine.map(mineTable)];
    return { title, facts: whoseFacts(member, asOf), tables, asOf };
  }
  const more = right ? [[text.right, text.rightLeft(right.left, right.limit)] as const] : [];
  const facts = whoseFacts(member, asOf, more);
  const older = coll.given.flatMap(({ contract_no, quarantine_as_of: day }) =>
    day === null ? [] : [text.quarantineNote(contract_no, thaiDateLong(day))],
  );
  const notes = [...new Set(older), text.how, ...growing(coll)];
  return { title, facts, tables: [givenTable(coll)], notes, asOf, wide: true };
}
