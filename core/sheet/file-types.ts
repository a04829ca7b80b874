import type { FileKind } from './sheet.ts';

/** What a browser is told of a file. */
export const fileTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  tis620: 'text/csv; charset=windows-874',
  dat: 'application/octet-stream',
  txt: 'text/plain',
  jpg: 'image/jpeg',
};

/** How its name ends, without the dot. */
export const fileEnding = (kind: FileKind): string => (kind === 'tis620' ? 'csv' : kind);
