/** The summary of a month as it is printed and put into files. */
import { reasonWords } from '../../../api/agency/report.text.ts';
import { postingWords, stateWords } from '../../../api/agency/state.text.ts';
import type { Sheet, SheetTable } from '../../../core/sheet/sheet.ts';
import { lineColumns, type MarkedRow, sheetTable } from '../../../core/sheet/sheet-table.ts';
import { thaiDateLong } from '../../../core/thai-date.ts';
import { monthName } from '../../../kit/month-picker/months.ts';
import type { SummaryData } from './shapes.ts';
import { text } from './summary.text.ts';
import { emptyOf } from './tables/empty-of.ts';
import { shortMonth } from './tables/short-month.ts';

type Own = NonNullable<SummaryData['own']>;
type SubUnits = NonNullable<SummaryData['sub_units']>;

const groupColumns = lineColumns<Own['table_a'][number]>()({
  group: { name: text.a.group, kind: 'text', of: (one) => text.groups[one.group] },
  count: { name: text.rows, kind: 'count', of: (one) => one.count },
  principal: { name: text.baht(text.a.principal), kind: 'baht', of: (one) => one.principal },
  interest: { name: text.baht(text.a.interest), kind: 'baht', of: (one) => one.interest },
  amount: { name: text.baht(text.a.amount), kind: 'baht', of: (one) => one.amount },
});

function groupTable({ table_a, total_a: { principal, interest, amount } }: Own): SheetTable {
  const cells = { group: text.total, principal, interest, amount };
  return sheetTable(table_a, groupColumns, {
    title: text.a.title,
    below: [{ as: 'total', cells }],
  });
}

function outcomeTable({ table_b }: Own): SheetTable {
  const { told: source, billed, collected, uncollected, unreported } = table_b;
  const partial = table_b.partial ?? 0;
  const named = (name: string, tally: typeof collected, bills: typeof text.collectedBills) =>
    tally === null || partial === 0 ? name : `${name} (${bills(tally.count, partial)})`;
  const tallies = [
    [text.billed, billed],
    [named(text.collected, collected, text.collectedBills), collected],
    [named(text.uncollected, uncollected, text.uncollectedBills), uncollected],
    [text.unreported, unreported],
  ] as const;
  return sheetTable(
    tallies.flatMap(([name, tally]) => (tally === null ? [] : { name, ...tally })),
    {
      outcome: { name: text.b.outcome, kind: 'text', of: ({ name }) => name },
      count: { name: text.rows, kind: 'count', of: ({ count }) => count },
      amount: { name: text.baht(text.b.amount), kind: 'baht', of: ({ amount }) => amount },
    },
    { title: `${text.b.title} (${text.b.source[source]})` },
  );
}

/** What goes back is no part of what is asked for: it has a table of its own. */
function refundTables({ table_b: { refund } }: Own): readonly SheetTable[] {
  if (refund === null || refund.count === 0) return [];
  return [
    sheetTable(
      [refund],
      {
        what: { name: text.refund, kind: 'text', of: () => text.refundNote },
        count: { name: text.rows, kind: 'count', of: ({ count }) => count },
        amount: { name: text.baht(text.b.amount), kind: 'baht', of: ({ amount }) => amount },
      },
      { title: text.refund },
    ),
  ];
}

const shortTable = ({ table_b, table_c }: Own, group: SummaryData['group']): SheetTable =>
  sheetTable(
    table_c,
    {
      number: { name: text.c.number, kind: 'text', width: 1.2, of: (one) => one.membership_no },
      name: { name: text.c.name, kind: 'text', width: 3, of: (one) => one.name },
      billed: { name: text.baht(text.billed), kind: 'baht', of: (one) => one.billed },
      collected: { name: text.baht(text.collected), kind: 'baht', of: (one) => one.collected },
      uncollected: {
        ...{ name: text.baht(text.uncollected), kind: 'baht' },
        of: (one) => one.uncollected,
      },
      reason: {
        ...{ name: text.c.reason, kind: 'text' },
        of: ({ reason }) => (reason === null ? null : reasonWords[reason]),
      },
      newAgency: { name: text.c.newAgency, kind: 'text', width: 2, of: (one) => one.new_agency },
    },
    { title: text.c.title, empty: emptyOf(table_b.told, group) },
  );

/** A blank cell would leave open why it is one. */
function trendMonth(one: SummaryData['trend'][number]): string {
  const name = shortMonth(one);
  if (one.billed === null) return text.trend.unsure(name, text.trend.nothing);
  return one.collected === null ? text.trend.unsure(name, text.trend.waiting) : name;
}

function trendTable({ trend, trend_of }: SummaryData): SheetTable {
  const of = trend_of === 'OWN' ? text.trend.own : text.trend.below;
  return sheetTable(
    trend,
    {
      month: { name: text.trend.month, kind: 'text', of: trendMonth },
      members: { name: text.trend.members, kind: 'count', of: (one) => one.members },
      billed: { name: text.baht(text.billed), kind: 'baht', of: (one) => one.billed },
      collected: { name: text.baht(text.collected), kind: 'baht', of: (one) => one.collected },
      uncollected: {
        ...{ name: text.baht(text.uncollected), kind: 'baht' },
        of: (one) => one.uncollected,
      },
    },
    { title: `${text.trend.title(trend.length)} (${of})` },
  );
}

type UnitSums = Omit<SubUnits['units'][number], 'no' | 'name' | 'agencies'>;

const unitColumns = lineColumns<UnitSums & { readonly no: string | null; readonly name: string }>()(
  {
    no: { name: text.unitNo, kind: 'text', width: 1.2, of: (one) => one.no },
    name: { name: text.units.unit, kind: 'text', width: 3, of: (one) => one.name },
    members: { name: text.rows, kind: 'count', of: (one) => one.members },
    billed: { name: text.baht(text.billed), kind: 'baht', of: (one) => one.billed },
    collected: { name: text.baht(text.collected), kind: 'baht', of: (one) => one.collected },
    uncollected: { name: text.baht(text.uncollected), kind: 'baht', of: (one) => one.uncollected },
    state: { name: text.state, kind: 'text', of: (one) => postingWords[one.state] },
  },
);

function totalOf(total: UnitSums): MarkedRow<keyof typeof unitColumns> {
  const { members, billed, collected, uncollected } = total;
  const name = text.units.total;
  const state = postingWords[total.state];
  return { as: 'total', cells: { name, members, billed, collected, uncollected, state } };
}

function unitTable({ units, own, total }: SubUnits): SheetTable {
  const lines = [...units, ...(own ? [{ no: null, name: text.units.own, ...own }] : [])];
  return sheetTable(lines, unitColumns, {
    title: text.units.title,
    below: total ? [totalOf(total)] : [],
    empty: text.units.nobody,
  });
}

function ownTables(data: SummaryData): readonly SheetTable[] {
  const { own, group, by_group } = data;
  if (own === null) return [];
  return [
    ...(by_group ? [groupTable(own)] : []),
    outcomeTable(own),
    ...refundTables(own),
    shortTable(own, group),
  ];
}

function notesOf({ own, group, by_group, sub_units }: SummaryData): readonly string[] {
  return [
    ...(own === null ? [text.noOwn] : []),
    ...(by_group ? [] : [text.a.hidden]),
    ...(group !== null && own?.table_b.told !== 'POSTED' ? [text.b.wholeBill] : []),
    ...(sub_units === null ? [] : [text.units.sums]),
    ...(sub_units?.total?.collected === null ? [text.units.later] : []),
  ];
}

/** What the page shows of a month. */
export function summarySheet(data: SummaryData): Sheet {
  const { unit, year, month, own, group, sub_units, as_of } = data;
  const trend = data.trend.length > 0 ? [trendTable(data)] : [];
  const units = sub_units ? [unitTable(sub_units)] : [];
  const of = year === null || month === null ? '' : monthName({ year, month });
  return {
    title: text.sheetTitle(of),
    facts: [
      [text.unit, unit.name],
      [text.unitNo, unit.no],
      ...(own
        ? [
            [text.state, stateWords[own.state]] as const,
            [text.dueOn, thaiDateLong(own.due_on)] as const,
          ]
        : []),
      ...(group === null ? [] : [[text.groupFilter, text.groups[group]] as const]),
      [text.asOf, thaiDateLong(as_of)],
    ],
    tables: own ? [...ownTables(data), ...trend, ...units] : [...units, ...trend],
    notes: notesOf(data),
    asOf: as_of,
    wide: true,
  };
}
