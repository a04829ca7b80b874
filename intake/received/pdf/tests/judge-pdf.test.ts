import { expect, test } from 'vitest';
import { checkPdf } from '../check-pdf.ts';
import { pdfFault } from '../judge-pdf.ts';
import { hostilePdfs, packed, pdf } from './pdfs.ts';

test.each(hostilePdfs)('T16 a PDF is refused for %s', (_, bytes, fault) => {
  expect(pdfFault(bytes)).toBe(fault);
});

test.each([
  ['one page', pdf()],
  ['twenty pages', pdf({ pages: 20 })],
  ['a link and an outline', pdf({ catalogue: '/Outlines << /Count 30 /A << /S /URI >> >>' })],
  ['a first view', pdf({ catalogue: '/OpenAction [3 0 R /FitH null]' })],
  ['a picture with such bytes', pdf({ more: [packed('\u0001/AA\u0002 /F(\u0003/F<', '/Image')] })],
  ['a flag and a font', pdf({ more: [Buffer.from('<< /F 4 /F1 9 0 R >>')] })],
  ['packed words', pdf({ more: [packed('BT (JavaScript Launch) Tj ET')] })],
  ['a packed table of contents', pdf({ more: [packed('x', '/Type /XRef /Predictor 12')] })],
])('T16 a PDF of %s may be kept', (_, bytes) => {
  expect(pdfFault(bytes)).toBeUndefined();
});

test('T16 a PDF is judged beside the server', async () => {
  expect(await checkPdf(pdf())).toBeUndefined();
  expect(await checkPdf(hostilePdfs[0]?.[1] as Buffer)).toBe('acts');
});
