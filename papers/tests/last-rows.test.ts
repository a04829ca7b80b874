/** What the last page of a table has: three of its rows at least, or none was needed. */
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { compilePdf, type Paper } from '../compile.ts';
import { sheetInputs } from '../sheet/sheet-inputs.ts';
import { shares } from '../sheet/tests/sample.ts';
import { everyPaper } from './every-paper.ts';

const papers = await everyPaper();
function inputsOf(name: string) {
  const paper = papers[name];
  if (!paper) throw new Error(`no ${name}`);
  return paper.inputs;
}
const many = <Row>(count: number, row: Row) => Array.from({ length: count }, () => row);

const statement = (count: number): Paper => ({
  template: 'sheet',
  inputs: { ...inputsOf('statement'), ...sheetInputs(shares(count)) },
});
const receipt = (count: number): Paper => {
  const inputs = inputsOf('receipt');
  const [line] = inputs.lines as readonly unknown[];
  return { template: 'receipt', inputs: { ...inputs, lines: many(count, line) } };
};
const certificate = (count: number): Paper => {
  const inputs = inputsOf('certificate');
  const [table] = inputs.tables as readonly { lines: readonly unknown[] }[];
  const tables = [{ ...table, lines: many(count, table?.lines[0]) }];
  return { template: 'certificate', inputs: { ...inputs, tables } };
};

async function rowsOfPages(paper: Paper, row: RegExp): Promise<number[]> {
  const bytes = new Uint8Array(await compilePdf(paper));
  const { text } = await extractText(await getDocumentProxy(bytes));
  return text.map((page) => (page.match(row) ?? []).length);
}

describe('D-10 two rows do not take a page of their own', () => {
  test.each([
    ['statement', statement, /[+−][\d,]+\.\d\d/g, [31, 36]],
    ['receipt', receipt, /9,000\.00/g, [16, 25]],
    ['certificate', certificate, /สะสม/g, [15, 25]],
  ] as const)(
    '%s of any length',
    async (_, made, row, [least, most]) => {
      const all: number[][] = [];
      for (let count = least; count <= most; count += 1) {
        const pages = await rowsOfPages(made(count), row);
        expect(pages.reduce((sum, rows) => sum + rows, 0)).toBe(count);
        all.push(pages);
      }
      // The lengths are those about which a second page begins.
      expect([all.at(0)?.length, all.at(-1)?.length]).toEqual([1, 2]);
      expect(all.filter((pages) => pages.length > 1 && (pages.at(-1) ?? 0) < 3)).toEqual([]);
    },
    60_000,
  );
});
