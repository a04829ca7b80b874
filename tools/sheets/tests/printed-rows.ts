/** The figures of a printed table by heading and page, read from where they stand on the paper. */
import { getDocumentProxy } from 'unpdf';
import type { Sheet } from '../../../core/sheet/sheet.ts';
import { sheetInputs } from '../../../papers/sheet/sheet-inputs.ts';

/** Wire baht by heading; amounts alone. */
export type Figures = Readonly<Record<string, string>>;

/** Points: margin of the template, and what stands between a figure and the end of its column. */
const margin = (1.7 / 2.54) * 72;
const inset = 4;
const amount = /^[−+]?[\d,]+\.\d\d$/;

/** `−1,234.50` and `+1,234.50` → `-1234.50`, `1234.50`. */
const toDtoAmount = (words: string): string => words.replaceAll(/[,+]/g, '').replace('−', '-');

/** The first table of the sheet: heading and right edge of each column of amounts. */
function edgesOf(sheet: Sheet): readonly (readonly [heading: string, right: number])[] {
  const [table] = sheet.tables;
  const [inputs] = sheetInputs(sheet).tables;
  if (!table || !inputs) throw new Error('a sheet without a table');
  let right = margin;
  return table.columns.flatMap(({ name, kind }, at) => {
    right += inputs.widths[at] as number;
    return kind === 'baht' || kind === 'move' ? [[name, right - inset] as const] : [];
  });
}

interface Word {
  readonly words: string;
  readonly right: number;
  readonly line: number;
}

/** Rows of each page from above, those without an amount left out. */
export async function printedRows(sheet: Sheet, pdf: Uint8Array): Promise<Figures[][]> {
  const edges = edgesOf(sheet);
  const headingOf = ({ right }: Word) =>
    edges.find(([, edge]) => Math.abs(edge - right) < 1.5)?.[0];
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: Figures[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const found = items.flatMap((item): Word[] => {
      if (!('str' in item) || !amount.test(item.str)) return [];
      const [, , , , left, y] = item.transform as number[];
      return [{ words: item.str, right: Number(left) + item.width, line: Math.round(Number(y)) }];
    });
    const lines = [...Map.groupBy(found, ({ line }) => line)].toSorted(([a], [b]) => b - a);
    const rows = lines.map(([, words]) =>
      Object.fromEntries(
        words.flatMap((word) => {
          const heading = headingOf(word);
          return heading === undefined ? [] : [[heading, toDtoAmount(word.words)]];
        }),
      ),
    );
    pages.push(rows.filter((row) => Object.keys(row).length > 0));
  }
  return pages;
}
