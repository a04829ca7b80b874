import { expect, test } from 'vitest';
import { fileNote } from './file.text.ts';

test.each([
  ['application/pdf', 184_000, 'PDF 184 kB'],
  ['application/pdf', 1, 'PDF 1 kB'],
  ['application/vnd.ms-excel', 999_499, 'Excel 999 kB'],
  ['application/pdf', 999_500, 'PDF 1.0 MB'],
  ['application/pdf', 12_345_678, 'PDF 12.3 MB'],
  ['application/x-unknown', 2_000, 'ไฟล์ 2 kB'],
])('a file of %s with %i bytes is a %s', (mediaType, bytes, note) => {
  expect(fileNote(mediaType, bytes)).toBe(note);
});
