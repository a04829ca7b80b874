/** What a worker makes: a document of a template, a sheet or a cover statement in its forms. */
import type { CoverPaper } from '../core/agency/paper/cover-paper.ts';
import type { CoverFormat } from '../core/sheet/papers.ts';
import type { FileFormat, Sheet } from '../core/sheet/sheet.ts';
import { compilePdf, type Paper } from './compile.ts';
import { coverCsv, coverTis620 } from './cover/cover-csv.ts';
import { coverInputs } from './cover/cover-inputs.ts';
import { houseMeasures } from './glyphs/house-fonts.ts';
import { sheetCsv } from './sheet/sheet-csv.ts';
import { sheetInputs } from './sheet/sheet-inputs.ts';

/** Whose papers they are. */
export interface House {
  readonly coop: string;
  readonly address: string;
}

interface CoverOrder {
  readonly cover: CoverPaper;
  readonly format: CoverFormat;
  readonly house: House;
}

export type Work =
  | { readonly paper: Omit<Paper, 'logo'> }
  | { readonly sheet: Sheet; readonly format: FileFormat; readonly house: House }
  | CoverOrder;

/** What is to be made, and the picture that stands on it. */
export type WorkOrder = Work & Pick<Paper, 'logo'>;

async function makeCover(order: CoverOrder & Pick<Paper, 'logo'>): Promise<Uint8Array> {
  const { cover, format, house, logo } = order;
  if (format === 'csv') return coverCsv(cover);
  if (format === 'tis620') return coverTis620(cover);
  if (format === 'pdf') {
    const inputs = coverInputs(cover, await houseMeasures());
    return compilePdf({ template: 'cover', inputs: { ...inputs, ...house }, logo });
  }
  const { coverWorkbook } = await import('./cover/cover-workbook.ts');
  return coverWorkbook(cover);
}

/** The bytes of the file. The spreadsheet's package is loaded with the first one. */
export async function makePaper(order: WorkOrder): Promise<Uint8Array> {
  const { logo } = order;
  if ('paper' in order) return compilePdf({ ...order.paper, logo });
  if ('cover' in order) return makeCover(order);
  const { sheet, format, house } = order;
  if (format === 'csv') return sheetCsv(sheet);
  if (format === 'pdf') {
    return compilePdf({ template: 'sheet', inputs: { ...sheetInputs(sheet), ...house }, logo });
  }
  const { sheetWorkbook } = await import('./sheet/sheet-workbook.ts');
  return sheetWorkbook(sheet);
}
