/** A cover statement as its template takes it: everything in words, page by page (A.9, D-23). */

import type { CoverCells, CoverRow } from '../../core/agency/cover.ts';
import { columnWords, groupWords } from '../../core/agency/paper/columns.text.ts';
import {
  type CoverColumn,
  type CoverDetail,
  cellIn,
  figureIn,
  formColumns,
  type GroupTotal,
  groupTotals,
  noteIn,
} from '../../core/agency/paper/columns.ts';
import type { CoverPaper } from '../../core/agency/paper/cover-paper.ts';
import { type CoverPage, coverPages } from '../../core/agency/paper/pages.ts';
import type { Satang } from '../../core/satang.ts';
import { formatBaht, formatNumber } from '../../core/thai-number.ts';
import { bahtInWords } from '../../core/thai-words/amount.ts';
import type { HouseMeasures } from '../glyphs/house-fonts.ts';
import { breakLines } from './break-lines.ts';
import { coverPaperText as text } from './cover.text.ts';
import { headLines } from './head-lines.ts';
import { closingHeight, linesOfPage, measures, tableWidth } from './room.ts';
import { around, coverLayout } from './widths.ts';

const nothing = '-';
const baht = (satang: Satang | null): string => (satang === null ? nothing : formatBaht(satang));

/** What a member is asked for in all is set semi-bold. */
const isStrong = (column: CoverColumn): boolean =>
  column.kind === 'baht' && column.group === 'total';
const isRight = (column: CoverColumn): boolean => column.kind !== 'person' || column.of === 'seq';

function wordsIn(row: CoverRow, column: CoverColumn): string {
  const cell = cellIn(row, column);
  return typeof cell === 'bigint' ? baht(cell) : (cell ?? nothing);
}

/** A name, marked where no letter of consent is on record; the mark keeps to its last word. */
const nameOf = (row: CoverRow): string => (row.consent ? row.name : `${row.name}\u00a0*`);

/** The name, and what is to be said of the line below it. */
function linesOfName(
  row: CoverRow,
  detail: CoverDetail,
  broken: (words: string) => string[],
): string[] {
  const note = noteIn(row, detail);
  return [nameOf(row), ...(note === null ? [] : [note])].flatMap(broken);
}

/** Sums of a line below or above the rows: amounts alone. */
const sumCells = (columns: readonly CoverColumn[], sums: CoverCells): string[] =>
  columns.map((column) => (column.kind === 'baht' ? baht(figureIn(sums, column)) : ''));

interface Sums {
  readonly words: string;
  readonly cells: readonly string[];
  readonly strong: boolean;
}

type Pages = readonly CoverPage[];

function sumsBelow(columns: readonly CoverColumn[], pages: Pages, at: number): Sums[] {
  const { rows, sum, carried } = pages[at] as CoverPage;
  const isLast = at === pages.length - 1;
  const count = pages.slice(0, at + 1).reduce((total, one) => total + one.rows.length, 0);
  const words = isLast ? text.whole(count) : text.forward(count);
  const own = { words: text.pageSum(rows.length), cells: sumCells(columns, sum), strong: false };
  const all = { words, cells: sumCells(columns, carried), strong: isLast };
  return pages.length === 1 ? [all] : [own, all];
}

/** What the table and its pages hang on. */
type CoverContent = Pick<CoverPaper, 'cover' | 'detail'>;

/** The table before it is cut into pages: widths, letters, and each row in words and lines. */
function tableOf({ cover, detail }: CoverContent, fonts: HouseMeasures) {
  const { rows, totals } = cover;
  const columns = formColumns(detail, rows);
  const heads = columns.map((column) => headLines(columnWords(column, detail)));
  const cells = rows.map((row) => columns.map((column) => wordsIn(row, column)));
  const sums = sumCells(columns, totals);
  const measured = columns.map((column, at) => {
    const mayBreak = column.kind === 'person' && column.of === 'name';
    const words = cells.map((row) => row[at] ?? '');
    const strong = [...(heads[at]?.lines ?? []), sums[at] ?? ''];
    if (isStrong(column)) return { cells: [], bold: [...strong, ...words], mayBreak };
    return { cells: mayBreak ? rows.map(nameOf) : words, bold: strong, mayBreak };
  });
  const { size, widths } = coverLayout(measured, fonts, tableWidth);
  const nameAt = measured.findIndex(({ mayBreak }) => mayBreak);
  const nameWidth = (widths[nameAt] ?? 0) / size - around;
  const broken = (words: string) => breakLines(words, nameWidth, fonts.regular);
  const names = rows.map((row) => linesOfName(row, detail, broken));
  return {
    ...{ columns, heads, size, widths },
    rows: cells.map((row, at) => row.with(nameAt, (names[at] ?? []).join('\n'))),
    heights: names.map((lines) => lines.length),
  };
}

function closingOf({ cover, unit }: CoverPaper, groups: readonly GroupTotal[]) {
  const { rows, totals } = cover;
  const total = baht(totals.totalSatang);
  const withoutConsent = rows.filter(({ consent }) => !consent).length;
  return {
    groups: groups.map((group) => ({
      group: groupWords[group.group],
      count: formatNumber(group.count, 0),
      principal: baht(group.principalSatang),
      interest: baht(group.interestSatang),
      amount: baht(group.amountSatang),
    })),
    groupHead: text.groups,
    sum: {
      ...{ group: text.sum, count: formatNumber(rows.length, 0) },
      ...{ principal: '', interest: '', amount: total },
    },
    inWords: text.inWords(bahtInWords(totals.totalSatang)),
    total: { words: text.whole(rows.length), amount: text.inBaht(total) },
    note: withoutConsent > 0 ? text.noConsent(withoutConsent) : '',
    signatures: text.signatures.map((role, at) =>
      at === 2 ? [role, unit.headName ?? '', unit.headPosition ?? ''] : [role, '', ''],
    ),
  };
}

function pagesOf(
  { cover, detail }: CoverContent,
  { size, heights }: Pick<ReturnType<typeof tableOf>, 'size' | 'heights'>,
): Pages {
  return coverPages(cover, heights, {
    full: linesOfPage(size, 0),
    last: linesOfPage(size, closingHeight(groupTotals(cover, detail).length)),
  });
}

/** On how many pages a cover statement stands, for papers that speak of it. */
export const coverSheets = (content: CoverContent, fonts: HouseMeasures): number =>
  pagesOf(content, tableOf(content, fonts)).length;

/** A line without words is still a line. */
const noWords = '\u00a0';

/** Each column of a page as one text, a line for each line of its rows. */
function columnsOf(
  rows: readonly (readonly string[])[],
  heights: readonly number[],
  count: number,
) {
  return Array.from({ length: count }, (_, column) =>
    rows
      .flatMap((cells, at) => {
        const lines = (cells[column] ?? '').split('\n');
        return Array.from({ length: heights[at] ?? 1 }, (_, line) => lines[line] ?? noWords);
      })
      .join('\n'),
  );
}

/** Where each row ends, in lines from the first one. */
function endsOf(heights: readonly number[]): number[] {
  let end = 0;
  return heights.map((height) => {
    end += height;
    return end;
  });
}

/** Page by page, as the template sets them. */
export function coverInputs(paper: CoverPaper, fonts: HouseMeasures) {
  const { cover, detail, unit } = paper;
  const { columns, heads, size, widths, rows, heights } = tableOf(paper, fonts);
  const groups = groupTotals(cover, detail);
  const pages = pagesOf(paper, { size, heights });
  const begins = pages.map(({ rows: own }) => (own[0]?.seq ?? 1) - 1);
  const partOf = <One>(all: readonly One[], at: number) => all.slice(begins[at], begins[at + 1]);
  return {
    title: `${text.title} ${text.month(paper.month)}`,
    issuedOn: paper.printedOn,
    ...{ size, widths, heads, measures },
    right: columns.map(isRight),
    strong: columns.map(isStrong),
    words: {
      heading: [text.title, text.month(paper.month)],
      unit: text.unit(unit.number, unit.name),
      state: paper.isPosted ? text.posted : '',
      due: text.due(paper.dueOn),
      dates: [text.printedOn(paper.printedOn), text.asOf(paper.asOf)],
      brought: text.brought,
      baht: text.baht,
    },
    persons: columns.filter(({ kind }) => kind === 'person').length,
    pages: pages.map(({ brought }, at) => ({
      page: text.page(at + 1, pages.length),
      brought: brought ? sumCells(columns, brought) : [],
      columns: columnsOf(partOf(rows, at), partOf(heights, at), columns.length),
      ends: endsOf(partOf(heights, at)),
      below: sumsBelow(columns, pages, at),
    })),
    closing: closingOf(paper, groups),
  };
}
