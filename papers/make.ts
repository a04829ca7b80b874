/** What a worker makes: a document of a template, or a sheet in one of its forms. */
import type { FileFormat, Sheet } from '../core/sheet/sheet.ts';
import { compilePdf, type Paper } from './compile.ts';
import { sheetCsv } from './sheet/sheet-csv.ts';
import { sheetInputs } from './sheet/sheet-inputs.ts';

/** Whose papers they are. */
export interface House {
  readonly coop: string;
  readonly address: string;
}

export type WorkOrder =
  | { readonly paper: Paper }
  | { readonly sheet: Sheet; readonly format: FileFormat; readonly house: House };

/** The bytes of the file. The spreadsheet's package is loaded with the first one. */
export async function makePaper(order: WorkOrder): Promise<Uint8Array> {
  if ('paper' in order) return compilePdf(order.paper);
  const { sheet, format, house } = order;
  if (format === 'csv') return sheetCsv(sheet);
  if (format === 'pdf') {
    return compilePdf({ template: 'sheet', inputs: { ...sheetInputs(sheet), ...house } });
  }
  const { sheetWorkbook } = await import('./sheet/sheet-workbook.ts');
  return sheetWorkbook(sheet);
}
