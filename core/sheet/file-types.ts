import type { FileFormat } from './sheet.ts';

/** What a browser is told of a file. */
export const fileTypes: Readonly<Record<FileFormat, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};
