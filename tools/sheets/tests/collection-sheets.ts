/** Months of a member, of a cremation association and of an agency. */

import { toDtoBaht } from '../../../core/satang.ts';
import type { ReconciledFigures } from '../../../records/agency/reconciled.ts';
import { columnNames } from '../../../wings/agency/result-upload/fault.text.ts';
import { templateSheet } from '../../../wings/agency/result-upload/template.server.ts';
import { readSummary } from '../../../wings/agency/summary/summary.api.ts';
import { text as summaryText } from '../../../wings/agency/summary/summary.text.ts';
import { summarySheet } from '../../../wings/agency/summary/summary-sheet.ts';
import { readKep } from '../../../wings/member/collections/collections.api.ts';
import { text as kepText } from '../../../wings/member/collections/collections.text.ts';
import { kepSheet } from '../../../wings/member/collections/collections-sheet.ts';
import { readKepcrem } from '../../../wings/member/cremation/cremation.api.ts';
import { text as cremText } from '../../../wings/member/cremation/cremation.text.ts';
import { kepcremSheet } from '../../../wings/member/cremation/cremation-sheet.ts';
import { figures, many, type Printed, sumOf, tablesOf } from './many.ts';
import { someMember } from './some-member.ts';

const asOf = '2025-11-28';

function kepTables(): readonly Printed[] {
  const { example } = readKep;
  const heads = example.collections.slice(0, 1).flatMap(many);
  // The newest is not posted: of it nothing has come in yet.
  const monthly = heads.map((one, at) => ({ ...one, posted: at > 0 }));
  const posted = monthly.filter((one) => one.posted);
  const baht = kepText.baht;
  const rows = monthly.map((one) =>
    figures({
      [baht(kepText.billed)]: one.billed,
      [baht(kepText.collected)]: one.posted ? one.collected : null,
      [baht(kepText.uncollected)]: one.posted ? one.uncollected : null,
      [baht(kepText.status.PENDING)]: one.posted ? null : one.billed,
      [baht(kepText.refund)]: one.refund_pending,
    }),
  );
  const sums = {
    [baht(kepText.billed)]: sumOf(monthly, (one) => one.billed),
    [baht(kepText.collected)]: sumOf(posted, (one) => one.collected),
    [baht(kepText.uncollected)]: sumOf(posted, (one) => one.uncollected),
    [baht(kepText.status.PENDING)]: sumOf(
      monthly.filter((one) => !one.posted),
      (one) => one.billed,
    ),
    [baht(kepText.refund)]: sumOf(monthly, (one) => one.refund_pending),
  };
  const of = { member: someMember, asOf };
  const amount = baht(kepText.one.amount);
  const other = heads.map((one) => ({ [amount]: one.collected }));
  const all = { [amount]: sumOf(heads, (one) => one.collected) };
  return [
    ...tablesOf('bills', kepSheet({ ...of, kind: 'monthly', heads: monthly }), [
      { rows: [...rows, sums] },
    ]),
    ...tablesOf('receipts', kepSheet({ ...of, kind: 'other', heads }), [{ rows: [...other, all] }]),
  ];
}

function kepcremTables(): readonly Printed[] {
  const { example } = readKepcrem;
  const enrolments = example.enrolments.slice(0, 1).flatMap(many);
  const months = example.months.slice(0, 1).flatMap(many);
  const entries = months.map((one, at) => ({ ...one, pending: at === 0 }));
  const finalEntries = entries.filter((one) => !one.pending);
  const { amount, collected, outstanding, pendingAmount, rate, sheet: heads } = cremText;
  const pendingEntries = entries.filter((one) => one.pending);
  const sheet = kepcremSheet({
    ...{ member: someMember, asOf, enrolments, cremationNo: '10001231', months: entries },
  });
  return tablesOf('cremation', sheet, [
    {
      rows: enrolments.map((one) => ({
        ...{ [heads.insured]: one.insured_amount, [heads.prepaid]: one.prepaid_balance },
        ...{ [heads.toCollect]: one.to_collect, [heads.arrears]: one.arrears },
        ...{ [heads.aid]: one.aid_to_others, [heads.after]: one.balance_after },
      })),
    },
    {
      rows: [
        ...entries.map((one) =>
          figures({
            ...{ [rate]: one.rate_per_death, [amount]: one.amount },
            [collected]: one.pending ? null : one.collected,
            [outstanding]: one.pending ? null : one.outstanding,
            [pendingAmount]: one.pending ? one.outstanding : null,
          }),
        ),
        {
          [amount]: sumOf(entries, (one) => one.amount),
          [collected]: sumOf(finalEntries, (one) => one.collected),
          [outstanding]: sumOf(finalEntries, (one) => one.outstanding),
          [pendingAmount]: sumOf(pendingEntries, (one) => one.outstanding),
        },
      ],
    },
  ]);
}

function summaryTables(): readonly Printed[] {
  const { example } = readSummary;
  const { own } = example;
  if (!own) throw new Error('no month');
  const table_c = own.table_c.slice(0, 1).flatMap(many);
  const units = many({
    ...{ no: '01011001', name: 'โรงเรียน', agencies: 1, members: 9, billed: '1.00' },
    ...{ collected: '1.00', uncollected: '1.00', state: 'POSTED' as const },
  });
  const sums = { billed: '7777777.01', collected: '8888888.02', uncollected: '9999999.03' };
  const total = {
    ...sums,
    members: 9,
    state: 'POSTED' as const,
    agencies: 90,
    posted_agencies: 90,
  };
  const sub_units = { units, own: null, total };
  const sheet = summarySheet({ ...example, own: { ...own, table_c }, sub_units });
  const { baht, billed, collected, uncollected, a } = summaryText;
  const outcome = (one: { billed: string; collected: string | null; uncollected: string | null }) =>
    figures({
      ...{ [baht(billed)]: one.billed, [baht(collected)]: one.collected },
      [baht(uncollected)]: one.uncollected,
    });
  const groups = [...own.table_a, own.total_a].map((one) =>
    figures({
      ...{ [baht(a.principal)]: one.principal, [baht(a.interest)]: one.interest },
      [baht(a.amount)]: one.amount,
    }),
  );
  const { table_b } = own;
  const entries = [table_b.billed, table_b.collected, table_b.uncollected, table_b.unreported];
  const amount = baht(summaryText.b.amount);
  return tablesOf('summary', sheet, [
    { rows: groups },
    { rows: entries.map((one) => figures({ [amount]: one?.amount ?? null })) },
    { rows: [figures({ [amount]: table_b.refund?.amount ?? null })] },
    { rows: table_c.map(outcome) },
    {
      rows: example.trend.map((one) =>
        figures({
          ...{ [baht(billed)]: one.billed, [baht(collected)]: one.collected },
          [baht(uncollected)]: one.uncollected,
        }),
      ),
    },
    { rows: [...units.map(outcome), outcome(total)] },
  ]);
}

function templateTables(): readonly Printed[] {
  const bills = many({
    ...{ memberNo: '000123', prefix: 'นาง', firstName: 'สมหญิง', lastName: 'ใจดี' },
    ...{ employeeNo: '40123', billedSatang: 1n },
  });
  const month = { month: '2025-11-01' };
  const found = { bills, month, agency: { name: 'โรงเรียน' }, publication: { asOf } };
  return tablesOf('result to fill in', templateSheet(found as unknown as ReconciledFigures), [
    { rows: bills.map((one) => ({ [columnNames.billed]: toDtoBaht(one.billedSatang) })) },
  ]);
}

export const collectionSheets = (): readonly Printed[] => [
  ...kepTables(),
  ...kepcremTables(),
  ...summaryTables(),
  ...templateTables(),
];
