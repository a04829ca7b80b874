/** The list of contracts as it is printed and put into files: what the screen says (D-07). */
import type { DataOf } from '../../../api/endpoint.ts';
import { collateralWord } from '../../../api/guarantees/collateral.text.ts';
import { fileDay } from '../../../api/ledger/complete-ledger.ts';
import { whoseFacts } from '../../../api/sheet/owner-facts.ts';
import { bandsTables } from '../../../core/sheet/bands-table.ts';
import type { Sheet, SheetTable } from '../../../core/sheet/sheet.ts';
import { sheetTable } from '../../../core/sheet/sheet-table.ts';
import { thaiDateShort } from '../../../core/thai-date.ts';
import type { MemberRow } from '../../../records/figures/members.ts';
import { bandedOf } from './banded-contract.ts';
import { debtRemarks } from './debt-note.ts';
import { interestNotes } from './interest-notes.ts';
import type { readLoans } from './loans.api.ts';
import { text } from './loans.text.ts';
import { revolvingRemarks } from './revolving-remarks.ts';

type LoansData = DataOf<typeof readLoans>;

const termsTable = ({ loans }: LoansData): SheetTable =>
  sheetTable(
    loans,
    {
      contractNo: { name: text.contractNo, kind: 'text', width: 1.6, of: (one) => one.contract_no },
      type: { name: text.type, kind: 'text', width: 1.8, of: (one) => one.type_name },
      started: { name: text.started, kind: 'day', of: (one) => one.contract_date },
      firstDue: { name: text.firstDue, kind: 'day', of: (one) => one.first_due_date },
      maturity: { name: text.maturity, kind: 'day', of: (one) => one.maturity_date },
      rate: { name: text.rate, kind: 'rate', width: 1.6, of: (one) => one.annual_rate },
      method: {
        ...{ name: text.methodLabel, kind: 'text' },
        of: (one) => text.method[one.repayment_method],
      },
      instalment: {
        ...{ name: text.instalmentAny, kind: 'baht', width: 1.5 },
        of: (one) => one.instalment_amount,
      },
      period: {
        ...{ name: text.period, kind: 'text', width: 1.4 },
        of: (one) => text.periods(one.period_last, one.period_total),
      },
      percent: { name: text.percent, kind: 'rate', width: 1.4, of: (one) => one.paid_percent },
    },
    { empty: text.empty.open },
  );

const owedTable = ({ loans, totals, interest_on, as_of }: LoansData): SheetTable => {
  const isDelivered = totals.accrued_interest_delivered !== null;
  return sheetTable(
    loans,
    {
      contractNo: { name: text.contractNo, kind: 'text', width: 1.6, of: (one) => one.contract_no },
      approved: { name: text.approved, kind: 'baht', of: (one) => one.approved_amount },
      balance: { name: text.balanceBaht, kind: 'baht', of: (one) => one.principal_balance },
      interest: {
        ...{ name: text.interestToday(thaiDateShort(interest_on)), kind: 'baht', width: 2 },
        of: (one) => one.accrued_interest_today,
      },
      ...(isDelivered && {
        delivered: {
          ...{ name: text.deliveredOn(thaiDateShort(as_of)), kind: 'baht' as const, width: 2 },
          of: (one: LoansData['loans'][number]) => one.accrued_interest_delivered,
        },
      }),
      principalArrears: {
        ...{ name: text.principalArrears, kind: 'baht' },
        of: (one) => one.principal_arrears,
      },
      interestArrears: {
        ...{ name: text.interestArrears, kind: 'baht' },
        of: (one) => one.interest_arrears,
      },
      lastPayment: { name: text.lastPayment, kind: 'day', of: (one) => one.last_payment_on },
      status: { name: text.statusLabel, kind: 'text', of: (one) => one.status_text },
    },
    {
      title: text.balance,
      below: [
        {
          as: 'total',
          cells: {
            contractNo: text.total,
            balance: totals.principal_balance,
            interest: totals.accrued_interest_today,
            ...(isDelivered && { delivered: totals.accrued_interest_delivered }),
            principalArrears: totals.principal_arrears,
            interestArrears: totals.interest_arrears,
          },
        },
      ],
    },
  );
};

const closedTable = ({ loans }: LoansData): SheetTable =>
  sheetTable(
    loans,
    {
      contractNo: { name: text.contractNo, kind: 'text', of: (one) => one.contract_no },
      type: { name: text.type, kind: 'text', of: (one) => one.type_name },
      started: { name: text.started, kind: 'day', of: (one) => one.contract_date },
      approved: { name: text.approved, kind: 'baht', of: (one) => one.approved_amount },
      rate: { name: text.rate, kind: 'rate', of: (one) => one.annual_rate },
      lastPayment: { name: text.lastPayment, kind: 'day', of: (one) => one.last_payment_on },
      closedOn: { name: text.closedOn, kind: 'day', of: (one) => one.closed_on },
      refinancedBy: { name: text.refinancedBy, kind: 'text', of: (one) => one.refinanced_by },
      status: { name: text.statusLabel, kind: 'text', of: (one) => one.status_text },
      writtenOff: {
        ...{ name: text.writtenOff, kind: 'baht' },
        of: (one) => one.written_off_amount,
      },
    },
    { empty: text.empty.closed },
  );

const securityTable = ({ loans }: LoansData): SheetTable =>
  sheetTable(
    loans.flatMap(({ contract_no, guarantors }) =>
      guarantors.map((security) => ({ contract_no, ...security })),
    ),
    {
      contractNo: { name: text.contractNo, kind: 'text', of: (one) => one.contract_no },
      kind: { name: text.security.kind, kind: 'text', of: collateralWord },
      name: { name: text.security.name, kind: 'text', width: 2, of: (one) => one.name },
      ref: { name: text.security.ref, kind: 'text', of: (one) => one.ref_no_masked },
      amount: { name: text.security.amount, kind: 'baht', of: (one) => one.amount },
    },
    { title: text.securedBy, empty: text.unsecured },
  );

/** The sheet of the member's open or closed contracts, and the name of its file. */
export function loanSheet(
  data: LoansData,
  status: 'open' | 'closed',
  member: MemberRow,
): { readonly name: string; readonly sheet: Sheet } {
  const name = text.file[status];
  const open = [termsTable(data), owedTable(data), securityTable(data)];
  const tables = status === 'open' ? open : [closedTable(data)];
  const bands = bandsTables(data.loans.map(bandedOf), text.contractNo);
  const shown = data.loans.length === 0 ? tables.slice(0, 1) : [...tables, ...bands];
  const { as_of: asOf } = data;
  const notes = [
    ...debtRemarks(data.loans),
    ...revolvingRemarks(data.loans),
    ...(status === 'open' ? interestNotes(data) : []),
  ];
  return {
    name: `${name} ${fileDay(asOf)}`,
    sheet: {
      title: name,
      facts: whoseFacts(member, asOf),
      tables: shown,
      ...(notes.length > 0 ? { notes } : {}),
      asOf,
      wide: true,
    },
  };
}
