import { expect, test } from 'vitest';
import { checkPdf } from '../check-pdf.ts';
import { judgePdf } from '../judge-pdf.ts';
import { hostilePdfs, linkTo, packed, pdf } from './pdfs.ts';

test.each(hostilePdfs)('T16 a PDF is refused for %s', (_, bytes, fault) => {
  expect(judgePdf(bytes, 20)).toBe(fault);
});

test.each([
  ['objects', '1 0 obj '.repeat(600_000)],
  ['streams', 'stream\n'.repeat(600_000)],
])('T16 %s that end nowhere are refused before their reader runs out of time', (_, words) => {
  const began = process.cpuUsage();
  expect(judgePdf(pdf({ more: [Buffer.from(words)] }), 20)).toBe('endless');
  // Of the processor: what else the machine does must not count.
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1000).toBeLessThan(2_000);
});

const node = (kids: string) => Buffer.from(`<< /Type /Pages /Kids ${kids} >>`);
/** Number 10 with two pages. */
const packedNodes = packed(
  '10 0 11 37 12 53 <</Type/Pages/Kids[11 0 R 12 0 R]>>  <</Type /#50age>> <</Type/Page>>',
  '/Type /ObjStm /N 3 /First 17',
);

test.each([
  ['one page', pdf()],
  ['twenty pages', pdf({ pages: 20 })],
  ['a link and an outline', pdf({ catalogue: '/Outlines << /Count 30 /A << /S /URI >> >>' })],
  ['words about script', pdf({ more: [Buffer.from('<< /Title (On javascript: a course) >>')] })],
  ['a first view', pdf({ catalogue: '/OpenAction [3 0 R /FitH null]' })],
  ['a picture with such bytes', pdf({ more: [packed('\u0001/AA\u0002 /F(\u0003/F<', '/Image')] })],
  ['a flag and a font', pdf({ more: [Buffer.from('<< /F 4 /F1 9 0 R >>')] })],
  ['packed words', pdf({ more: [packed('BT (JavaScript Launch) Tj ET')] })],
  ['line breaks and zeroes behind its end', pdf({ after: '\r\n\n\0\0 \0' })],
  ['a tree of two floors', pdf({ kids: '4 0 R', more: [node('[3 0 R]')] })],
  [
    'kids that lie elsewhere',
    pdf({ kids: '4 0 R', more: [node('5 0 R'), Buffer.from('[3 0 R]')] }),
  ],
  [
    'a page that was changed',
    pdf({ more: [Buffer.from('<< >>\nendobj\n3 0 obj\n<< /Type/Page >>')] }),
  ],
  ['packed nodes', pdf({ kids: '4 0 R 10 0 R', more: [node('[3 0 R]'), packedNodes] })],
  ['a packed table of contents', pdf({ more: [packed('x', '/Type /XRef /Predictor 12')] })],
])('T16 a PDF of %s may be kept', (_, bytes) => {
  expect(judgePdf(bytes, 20)).toBeGreaterThan(0);
});

test.each([
  ...['(https://example.com/a\\(1\\))', '(mailto:a@example.com)', '(tel:020001234)', '(page.html)'],
])('T16 a PDF with a link to %s may be kept', (uri) => {
  expect(judgePdf(pdf({ more: [linkTo(uri)] }), 20)).toBe(1);
});

test('T16 a PDF is judged beside the server', async () => {
  expect(await checkPdf('A', pdf({ pages: 3 }), 20)).toEqual({ pages: 3 });
  expect(await checkPdf('A', hostilePdfs[0]?.[1] as Buffer, 20)).toEqual({
    fault: 'acts',
  });
});
