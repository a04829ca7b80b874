/** The list of contracts as it is printed and put into files: what the screen says (D-07). */
import type { DataOf } from '../../../api/endpoint.ts';
import { collateralText } from '../../../api/guarantees/collateral.text.ts';
import { fileDay } from '../../../api/ledger/whole.ts';
import { whoseFacts } from '../../../api/sheet/whose.ts';
import type { Sheet, SheetTable } from '../../../core/sheet/sheet.ts';
import { thaiDateLong, thaiDateShort } from '../../../core/thai-date.ts';
import type { MemberRow } from '../../../records/figures/members.ts';
import type { readLoans } from './loan.api.ts';
import { text } from './loan.text.ts';

type Told = DataOf<typeof readLoans>;
type Contract = Told['loans'][number];

const termsTable = (told: Told): SheetTable => ({
  columns: [
    { name: text.contractNo, kind: 'text', width: 1.6 },
    { name: text.type, kind: 'text', width: 1.8 },
    { name: text.started, kind: 'day' },
    { name: text.firstDue, kind: 'day' },
    { name: text.maturity, kind: 'day' },
    { name: text.rate, kind: 'rate', width: 1.6 },
    { name: text.methodLabel, kind: 'text' },
    { name: text.instalmentAny, kind: 'baht', width: 1.5 },
    { name: text.period, kind: 'text', width: 1.4 },
    { name: text.percent, kind: 'rate', width: 1.4 },
  ],
  rows: told.loans.map((one) => ({
    cells: [
      ...[one.contract_no, one.type_name, one.contract_date, one.first_due_date],
      ...[one.maturity_date, one.annual_rate, text.method[one.repayment_method]],
      ...[one.instalment_amount, text.periods(one.period_last, one.period_total)],
      one.paid_percent,
    ],
  })),
  empty: text.empty.open,
});

const owedTable = ({ loans, totals, interest_on }: Told): SheetTable => ({
  title: text.balance,
  columns: [
    { name: text.contractNo, kind: 'text', width: 1.6 },
    { name: text.approved, kind: 'baht' },
    { name: text.balanceBaht, kind: 'baht' },
    { name: text.interestToday(thaiDateShort(interest_on)), kind: 'baht', width: 2 },
    { name: text.principalArrears, kind: 'baht' },
    { name: text.interestArrears, kind: 'baht' },
    { name: text.lastPayment, kind: 'day' },
  ],
  rows: [
    ...loans.map((one) => ({ cells: owedCells(one) })),
    {
      as: 'total',
      cells: [
        ...[text.total, null, totals.principal_balance, totals.accrued_interest_today],
        ...[totals.principal_arrears, totals.interest_arrears, null],
      ],
    },
  ],
});

const owedCells = (one: Contract) => [
  ...[one.contract_no, one.approved_amount, one.principal_balance, one.accrued_interest_today],
  ...[one.principal_arrears, one.interest_arrears, one.last_payment_on],
];

const closedTable = (told: Told): SheetTable => ({
  columns: [
    { name: text.contractNo, kind: 'text' },
    { name: text.type, kind: 'text' },
    { name: text.started, kind: 'day' },
    { name: text.approved, kind: 'baht' },
    { name: text.rate, kind: 'rate' },
    { name: text.lastPayment, kind: 'day' },
    { name: text.closedOn, kind: 'day' },
    { name: text.refinancedBy, kind: 'text' },
  ],
  rows: told.loans.map((one) => ({
    cells: [
      ...[one.contract_no, one.type_name, one.contract_date, one.approved_amount],
      ...[one.annual_rate, one.last_payment_on, one.closed_on, one.refinanced_by],
    ],
  })),
  empty: text.empty.closed,
});

const securityTable = (told: Told): SheetTable => ({
  title: text.securedBy,
  columns: [
    { name: text.contractNo, kind: 'text' },
    { name: text.security.kind, kind: 'text' },
    { name: text.security.name, kind: 'text', width: 2 },
    { name: text.security.ref, kind: 'text' },
    { name: text.security.amount, kind: 'baht' },
  ],
  rows: told.loans.flatMap((one) =>
    one.guarantors.map(({ kind, name, ref_no_masked, amount }) => ({
      cells: [one.contract_no, collateralText[kind], name, ref_no_masked, amount],
    })),
  ),
  empty: text.unsecured,
});

/** The sheet of the member's open or closed contracts, and the name of its file. */
export function loanSheet(
  told: Told,
  status: 'open' | 'closed',
  member: MemberRow,
): { readonly name: string; readonly sheet: Sheet } {
  const name = text.file[status];
  const open = [termsTable(told), owedTable(told), securityTable(told)];
  const tables = status === 'open' ? open : [closedTable(told)];
  const shown = told.loans.length === 0 ? tables.slice(0, 1) : tables;
  const { as_of: asOf } = told;
  const isReckoned = status === 'open' && told.loans.length > 0 && told.interest_on > asOf;
  return {
    name: `${name} ${fileDay(asOf)}`,
    sheet: {
      title: name,
      facts: whoseFacts(member, asOf),
      tables: shown,
      ...(isReckoned ? { notes: [text.interestNote(thaiDateLong(asOf))] } : {}),
      asOf,
      wide: true,
    },
  };
}
