/** The summary of a month as it is printed and put into files. */
import { reasonWords } from '../../../../api/agency/report.text.ts';
import { postingWords, stateWords } from '../../../../api/agency/state.text.ts';
import type { Sheet, SheetTable } from '../../../../core/sheet/sheet.ts';
import { thaiDateLong } from '../../../../core/thai-date.ts';
import { monthName } from '../../../../kit/month-picker/months.ts';
import { text } from '../summarize_rep.text.ts';
import { emptyOf } from '../tables/empty-of.ts';
import { shortMonth } from '../tables/short-month.ts';
import type { SummaryData } from '../wire/shapes.ts';

type Own = NonNullable<SummaryData['own']>;
type SubUnits = NonNullable<SummaryData['sub_units']>;

function groupTable({ table_a, total_a }: Own): SheetTable {
  const line = (one: Own['table_a'][number]) => ({
    cells: [text.groups[one.group], one.count, one.principal, one.interest, one.amount],
  });
  const refund = table_a.filter(({ group }) => group === 'refund').map(line);
  const asked = table_a.filter(({ group }) => group !== 'refund').map(line);
  const total = [text.total, null, total_a.principal, total_a.interest, total_a.amount];
  return {
    title: text.a.title,
    columns: [
      { name: text.a.group, kind: 'text' },
      { name: text.rows, kind: 'count' },
      { name: text.baht(text.a.principal), kind: 'baht' },
      { name: text.baht(text.a.interest), kind: 'baht' },
      { name: text.baht(text.a.amount), kind: 'baht' },
    ],
    rows: [...asked, { as: 'total', cells: total }, ...refund],
  };
}

function outcomeTable({ table_b }: Own): SheetTable {
  const { told, billed, collected, uncollected, unreported, refund } = table_b;
  const partial = table_b.partial ?? 0;
  const named = (name: string, tally: typeof collected, bills: typeof text.collectedBills) =>
    tally === null || partial === 0 ? name : `${name} (${bills(tally.count, partial)})`;
  const known = [
    [text.billed, billed],
    [named(text.collected, collected, text.collectedBills), collected],
    [named(text.uncollected, uncollected, text.uncollectedBills), uncollected],
    [text.unreported, unreported],
    [text.refund, refund],
  ] as const;
  return {
    title: `${text.b.title} (${text.b.told[told]})`,
    columns: [
      { name: text.b.outcome, kind: 'text' },
      { name: text.rows, kind: 'count' },
      { name: text.baht(text.b.amount), kind: 'baht' },
    ],
    rows: known.flatMap(([name, tally]) =>
      tally === null || (tally === refund && tally.count === 0)
        ? []
        : { cells: [name, tally.count, tally.amount] },
    ),
  };
}

function shortTable({ table_b, table_c }: Own, group: SummaryData['group']): SheetTable {
  return {
    title: text.c.title,
    columns: [
      { name: text.c.number, kind: 'text', width: 1.2 },
      { name: text.c.name, kind: 'text', width: 3 },
      { name: text.baht(text.billed), kind: 'baht' },
      { name: text.baht(text.collected), kind: 'baht' },
      { name: text.baht(text.uncollected), kind: 'baht' },
      { name: text.c.reason, kind: 'text' },
      { name: text.c.newAgency, kind: 'text', width: 2 },
    ],
    rows: table_c.map((one) => ({
      cells: [
        ...[one.membership_no, one.name, one.billed, one.collected, one.uncollected],
        one.reason === null ? null : reasonWords[one.reason],
        one.new_agency,
      ],
    })),
    empty: emptyOf(table_b.told, group),
  };
}

/** A blank cell would leave open why it is one. */
function trendMonth(one: SummaryData['trend'][number]): string {
  const name = shortMonth(one);
  if (one.billed === null) return text.trend.unsure(name, text.trend.nothing);
  return one.collected === null ? text.trend.unsure(name, text.trend.waiting) : name;
}

function trendTable({ trend, trend_of }: SummaryData): SheetTable {
  const of = trend_of === 'OWN' ? text.trend.own : text.trend.below;
  return {
    title: `${text.trend.title(trend.length)} (${of})`,
    columns: [
      { name: text.trend.month, kind: 'text' },
      { name: text.trend.members, kind: 'count' },
      { name: text.baht(text.billed), kind: 'baht' },
      { name: text.baht(text.collected), kind: 'baht' },
      { name: text.baht(text.uncollected), kind: 'baht' },
    ],
    rows: trend.map((one) => ({
      cells: [trendMonth(one), one.members, one.billed, one.collected, one.uncollected],
    })),
  };
}

function unitTable({ units, own, total }: SubUnits): SheetTable {
  const cells = (one: Omit<SubUnits['units'][number], 'no' | 'name' | 'agencies'>) => [
    ...[one.members, one.billed, one.collected, one.uncollected],
    postingWords[one.state],
  ];
  return {
    title: text.units.title,
    columns: [
      { name: text.unitNo, kind: 'text', width: 1.2 },
      { name: text.units.unit, kind: 'text', width: 3 },
      { name: text.rows, kind: 'count' },
      { name: text.baht(text.billed), kind: 'baht' },
      { name: text.baht(text.collected), kind: 'baht' },
      { name: text.baht(text.uncollected), kind: 'baht' },
      { name: text.state, kind: 'text' },
    ],
    rows: [
      ...units.map((unit) => ({ cells: [unit.no, unit.name, ...cells(unit)] })),
      ...(own ? [{ cells: [null, text.units.own, ...cells(own)] }] : []),
      ...(total
        ? [{ as: 'total' as const, cells: [null, text.units.total, ...cells(total)] }]
        : []),
    ],
    empty: text.units.nobody,
  };
}

function ownTables(told: SummaryData): readonly SheetTable[] {
  const { own, group, by_group } = told;
  if (own === null) return [];
  return [...(by_group ? [groupTable(own)] : []), outcomeTable(own), shortTable(own, group)];
}

function notesOf({ own, group, by_group, sub_units }: SummaryData): readonly string[] {
  const hasRefund = own?.table_a.some((one) => one.group === 'refund') ?? false;
  return [
    ...(own === null ? [text.noOwn] : []),
    ...(hasRefund ? [text.a.refundNote] : []),
    ...(by_group ? [] : [text.a.hidden]),
    ...(group !== null && own?.table_b.told !== 'POSTED' ? [text.b.wholeBill] : []),
    ...(sub_units === null ? [] : [text.units.sums]),
    ...(sub_units?.total?.collected === null ? [text.units.later] : []),
  ];
}

/** What the page shows of a month. */
export function summarySheet(told: SummaryData): Sheet {
  const { unit, year, month, own, group, sub_units, as_of } = told;
  const trend = told.trend.length > 0 ? [trendTable(told)] : [];
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
    tables: own ? [...ownTables(told), ...trend, ...units] : [...units, ...trend],
    notes: notesOf(told),
    asOf: as_of,
    wide: true,
  };
}
