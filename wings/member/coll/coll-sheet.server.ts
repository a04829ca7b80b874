/** One side of the guarantees as a sheet: the lines, names and figures of the page. */
import type { DataOf } from '../../../api/endpoint.ts';
import { collateralText } from '../../../api/guarantees/collateral.text.ts';
import { whoseFacts } from '../../../api/sheet/whose.ts';
import type { Sheet, SheetRow, SheetTable } from '../../../core/sheet/sheet.ts';
import type { CollTab, readColl } from './coll.api.ts';
import { text } from './coll.text.ts';

type Coll = DataOf<typeof readColl>;

function givenTable({ given, given_total }: Coll): SheetTable {
  const total: SheetRow = {
    as: 'total',
    cells: [
      text.total,
      ...[null, null, null, null, null],
      given_total.guaranteed_amount,
      given_total.my_share,
      null,
    ],
  };
  return {
    columns: [
      { name: text.contract, kind: 'text', width: 2 },
      { name: text.borrower, kind: 'text', width: 3.2 },
      { name: text.borrowerNo, kind: 'text', width: 2 },
      { name: text.contractDate, kind: 'day' },
      { name: text.approved, kind: 'baht' },
      { name: text.balance, kind: 'baht', width: 2.4 },
      { name: text.guaranteed, kind: 'baht' },
      { name: text.shareColumn, kind: 'baht', width: 2.6 },
      { name: text.status, kind: 'text', width: 2 },
    ],
    rows: [
      ...given.map((one) => ({
        cells: [
          one.contract_no,
          one.borrower_name,
          one.borrower_no_masked,
          one.contract_date,
          one.approved_amount,
          one.principal_balance,
          one.guaranteed_amount,
          one.my_share,
          one.arrears_flag ? text.inArrears : text.inOrder,
        ],
      })),
      ...(given.length > 0 ? [total] : []),
    ],
    empty: text.emptyGiven,
  };
}

const mineTable = (loan: Coll['mine'][number]): SheetTable => ({
  title: `${text.contract} ${loan.contract_no}`,
  columns: [
    { name: text.secured, kind: 'text', width: 2 },
    { name: text.holder, kind: 'text', width: 4 },
    { name: text.refNo, kind: 'text', width: 2 },
    { name: text.amount, kind: 'baht' },
  ],
  rows: [
    ...loan.guarantors.map((one) => ({
      cells: [collateralText[one.kind], one.name, one.ref_no_masked, one.amount],
    })),
    { as: 'total', cells: [text.total, null, null, loan.guaranteed_total] },
  ],
});

const loansTable = ({ mine }: Coll): SheetTable => ({
  columns: [
    { name: text.contract, kind: 'text' },
    { name: text.loanType, kind: 'text' },
    { name: text.contractDate, kind: 'day' },
    { name: text.approved, kind: 'baht' },
    { name: text.balance, kind: 'baht' },
  ],
  rows: mine.map((loan) => ({
    cells: [
      loan.contract_no,
      loan.type_name,
      loan.contract_date,
      loan.approved_amount,
      loan.principal_balance,
    ],
  })),
  empty: text.emptyMine,
});

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
  return { title, facts, tables: [givenTable(coll)], notes: [text.how], asOf, wide: true };
}
