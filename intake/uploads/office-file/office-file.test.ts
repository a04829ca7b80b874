import { expect, test } from 'vitest';
import { storeArchive } from '../store-archive.ts';
import { documentKind } from './office-file.ts';

const types = ['[Content_Types].xml', Buffer.from('<Types/>')] as const;
const archive = (...names: readonly string[]) =>
  storeArchive(new Map([types, ...names.map((name) => [name, Buffer.from('x')] as const)]));

test.each([
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
  ['ppt/presentation.xml', 'pptx'],
])('T16 an archive with %s is a %s, whatever it is called', (part, ending) => {
  expect(documentKind(archive(part), 'a.zip')).toMatchObject({ ending });
});

test.each([
  ['a program', archive('word/document.xml', 'word/vbaProject.bin'), 'acts'],
  ['a control', archive('xl/workbook.xml', 'xl/activeX/activeX1.xml'), 'acts'],
  ['an embedded file', archive('word/document.xml', 'word/embeddings/a.xml'), 'acts'],
  ['links to other workbooks', archive('xl/workbook.xml', 'xl/externalLinks/a.xml'), 'acts'],
  ['an archive within', archive('word/document.xml', 'word/a.zip'), 'acts'],
  ['an archive of anything', archive('a.html'), 'kind'],
  ['half an archive', archive('word/document.xml').subarray(0, 60), 'broken'],
  ['a page', Buffer.from('<script>alert(1)</script>'), 'kind'],
  ['a program of the machine', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1]), 'kind'],
  ['text that is none', Buffer.from([0xa1, 0xa2, 0xff]), 'kind'],
])('T16 %s is refused', (_, file, fault) => {
  expect(documentKind(file, 'a.docx')).toBe(fault);
});

test('text is known by its letters; its name says which kind', () => {
  const text = Buffer.from('เลขที่,ชื่อ\n1,ก');
  expect(documentKind(text, 'a.CSV')).toMatchObject({ ending: 'csv' });
  expect(documentKind(text, 'a.txt')).toMatchObject({ ending: 'txt' });
  expect(documentKind(text, 'a.html')).toBe('kind');
  expect(documentKind(Buffer.from('a\0b'), 'a.txt')).toBe('kind');
});
