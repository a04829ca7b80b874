/** A year of dividend and refund as a sheet: what was paid, then how it came about. */
import { whoseFacts } from '../../../api/sheet/whose.ts';
import type { Sheet, SheetTable } from '../../../core/sheet/sheet.ts';
import { thaiDateShort } from '../../../core/thai-date.ts';
import { text } from './dividend.text.ts';
import { originText } from './origin/origin.text.ts';
import {
  comparisonOf,
  lineName,
  type Origin,
  type Part,
  rulesOf,
  weightWords,
} from './origin/working-words.ts';
import { paymentOf, reckoningOf, type Year } from './year-words.ts';

const paidTable = (year: Year): SheetTable => ({
  columns: [
    { name: text.item, kind: 'text' },
    { name: text.rateColumn, kind: 'rate', width: 1.2 },
    { name: text.baseColumn, kind: 'text', width: 2.2 },
    { name: text.baseAmount, kind: 'baht' },
    { name: text.amount, kind: 'baht' },
  ],
  rows: [
    ...reckoningOf(year).map(({ label, rate, base, amount, held }) => ({
      cells: [
        held ? `${label} (${text.held})` : label,
        rate ?? null,
        base?.label ?? null,
        base?.amount ?? null,
        amount,
      ],
    })),
    { as: 'total', cells: [text.net, null, null, null, year.net] },
  ],
});

function dividendTable(origin: Origin): SheetTable {
  const { lines, reckoned } = origin.dividend;
  return {
    title: originText.dividend,
    columns: [
      { name: originText.what, kind: 'text' },
      { name: originText.on, kind: 'day' },
      { name: originText.amount, kind: 'baht' },
      { name: originText.weight, kind: 'text', width: 1.6 },
      { name: originText.part, kind: 'baht' },
    ],
    rows: [
      ...lines.map((line) => ({
        cells: [lineName(line), line.on, line.amount, weightWords(origin, line), line.dividend],
      })),
      ...(lines.length > 0
        ? [{ as: 'total' as const, cells: [originText.total, null, null, null, reckoned] }]
        : []),
    ],
    empty: originText.verdicts.UNKNOWN.dividend,
  };
}

function refundTable({ refund: { lines, reckoned, base } }: Origin): SheetTable {
  return {
    title: originText.refund,
    columns: [
      { name: originText.contract, kind: 'text' },
      { name: originText.interest, kind: 'baht' },
      { name: originText.refundPart, kind: 'baht' },
    ],
    rows: [
      ...lines.map((line) => ({
        cells: [`${line.type_name} ${line.contract_no}`, line.interest, line.refund],
      })),
      ...(lines.length > 0
        ? [{ as: 'total' as const, cells: [originText.sum, base, reckoned] }]
        : []),
    ],
    empty: originText.noInterest,
  };
}

/** Where the working does not simply bear out what was paid: both figures. */
function comparisonTable(origin: Origin, part: Part): readonly SheetTable[] {
  const rows = comparisonOf(origin, part);
  if (rows.length === 0) return [];
  return [
    {
      title: `${originText.comparison}: ${text[part]}`,
      columns: [
        { name: text.item, kind: 'text' },
        { name: text.amount, kind: 'baht' },
      ],
      rows: rows.map(({ label, amount }) => ({ cells: [label, amount] })),
    },
  ];
}

const verdictNote = (origin: Origin, part: Part): readonly string[] => {
  const { verdict } = origin[part];
  return verdict === 'TIES' ? [] : [originText.verdicts[verdict][part]];
};

/** What the page shows of the year, its working open. */
export function dividendSheet(
  year: Year,
  origin: Origin,
  member: Parameters<typeof whoseFacts>[0],
): Sheet {
  const span = text.span(thaiDateShort(origin.starts_on), thaiDateShort(origin.ends_on));
  return {
    title: text.summary(year.year_be),
    facts: whoseFacts(member, origin.as_of, [
      [text.fiscalYear, span],
      ...paymentOf(year).map(({ label, words }) => [label, words] as const),
    ]),
    tables: [
      paidTable(year),
      dividendTable(origin),
      ...comparisonTable(origin, 'dividend'),
      refundTable(origin),
      ...comparisonTable(origin, 'refund'),
    ],
    notes: [
      ...verdictNote(origin, 'dividend'),
      ...verdictNote(origin, 'refund'),
      ...rulesOf(origin),
      originText.refundFormula(origin.refund.rate),
    ],
    asOf: origin.as_of,
  };
}
