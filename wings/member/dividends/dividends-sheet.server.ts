/** A year of dividend and refund as a sheet: what was paid, then how it came about. */
import { whoseFacts } from '../../../api/sheet/owner-facts.ts';
import type { Sheet, SheetTable } from '../../../core/sheet/sheet.ts';
import { lineColumns, type MarkedRow, sheetTable } from '../../../core/sheet/sheet-table.ts';
import { thaiDateShort } from '../../../core/thai-date.ts';
import { text } from './dividends.text.ts';
import { originText } from './origin.text.ts';
import {
  comparisonOf,
  lineName,
  type Origin,
  type Part,
  refundRulesOf,
  rulesOf,
  verdictWords,
  weightWords,
} from './working-words.ts';
import { paymentOf, type Year, yearParts } from './year-words.ts';

const paidTable = (year: Year): SheetTable =>
  sheetTable(
    yearParts(year),
    {
      item: {
        ...{ name: text.item, kind: 'text' },
        of: ({ label, isWithheld, how }) => {
          const named = isWithheld ? `${label} (${text.withheld})` : label;
          return how === undefined ? named : `${named} ${how}`;
        },
      },
      rate: { name: text.rateColumn, kind: 'rate', width: 1.2, of: ({ rate }) => rate ?? null },
      base: {
        ...{ name: text.baseColumn, kind: 'text', width: 2.2 },
        of: ({ base }) => base?.label ?? null,
      },
      baseAmount: {
        ...{ name: text.baseAmount, kind: 'baht' },
        of: ({ base }) => base?.amount ?? null,
      },
      amount: { name: text.amount, kind: 'baht', of: ({ amount }) => amount },
    },
    { below: [{ as: 'total', cells: { item: text.net, amount: year.net } }] },
  );

function dividendTable(origin: Origin): SheetTable {
  const { lines, reckoned } = origin.dividend;
  const columns = lineColumns<(typeof lines)[number]>()({
    what: { name: originText.what, kind: 'text', of: lineName },
    on: { name: originText.on, kind: 'day', of: (line) => line.on },
    amount: { name: originText.amount, kind: 'baht', of: (line) => line.amount },
    weight: {
      ...{ name: originText.weight, kind: 'text', width: 1.6 },
      of: (line) => weightWords(origin, line),
    },
    part: { name: originText.part, kind: 'baht', of: (line) => line.dividend },
  });
  const total: MarkedRow<keyof typeof columns> = {
    as: 'total',
    cells: { what: originText.total, part: reckoned },
  };
  return sheetTable(lines, columns, {
    title: originText.dividend,
    below: lines.length > 0 ? [total] : [],
    empty: originText.verdicts.UNKNOWN.dividend,
  });
}

const refundColumns = (isByType: boolean) =>
  lineColumns<Origin['refund']['lines'][number]>()({
    contract: {
      ...{ name: originText.contract, kind: 'text' },
      of: (line) => `${line.type_name} ${line.contract_no}`,
    },
    interest: { name: originText.interest, kind: 'baht', of: (line) => line.interest },
    ...(isByType && {
      rate: {
        ...{ name: originText.rate, kind: 'text' as const, width: 1.4 },
        of: (line: Origin['refund']['lines'][number]) =>
          line.left_out ? originText.leftOut : line.rate,
      },
    }),
    refund: { name: originText.refundPart, kind: 'baht', of: (line) => line.refund },
  });

function refundTable({ refund }: Origin): readonly SheetTable[] {
  const { lines, reckoned, base, method } = refund;
  if (method === 'AS_DELIVERED') return [];
  const isByType = method === 'BY_LOAN_TYPE';
  const total: MarkedRow<'contract' | 'interest' | 'refund'> = {
    as: 'total',
    cells: {
      contract: isByType ? originText.counted : originText.sum,
      ...{ interest: base, refund: reckoned },
    },
  };
  const table = sheetTable(lines, refundColumns(isByType), {
    title: originText.refund,
    below: lines.length > 0 ? [total] : [],
    empty: originText.noInterest,
  });
  return [table];
}

/** Where the working does not simply bear out what was paid: both figures. */
function comparisonTable(origin: Origin, part: Part): readonly SheetTable[] {
  const rows = comparisonOf(origin, part);
  if (rows.length === 0) return [];
  return [
    sheetTable(
      rows,
      {
        item: { name: text.item, kind: 'text', of: ({ label }) => label },
        amount: { name: text.amount, kind: 'baht', of: ({ amount }) => amount },
      },
      { title: `${originText.comparison}: ${text[part]}` },
    ),
  ];
}

const verdictNote = (origin: Origin, part: Part): readonly string[] => {
  const notice = verdictWords(origin, part);
  return notice === undefined ? [] : [notice.words];
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
      ...refundTable(origin),
      ...comparisonTable(origin, 'refund'),
    ],
    notes: [
      ...verdictNote(origin, 'dividend'),
      ...verdictNote(origin, 'refund'),
      ...rulesOf(origin),
      ...refundRulesOf(origin),
    ],
    asOf: origin.as_of,
  };
}
