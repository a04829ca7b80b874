import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { compilePdf, type Paper, PaperFault } from '../compile.ts';

const letter = (over: object = {}): Paper => ({
  template: 'announcement',
  inputs: {
    title: 'ประกาศทดสอบน้ำปั๊ม',
    coop: 'สหกรณ์ทดสอบ',
    address: '1 ถนนทดสอบ',
    issuedOn: '2025-11-10',
    number: '1/2568',
    dated: '10 พฤศจิกายน 2568',
    parts: ['ย่อหน้าแรก', { list: ['ข้อหนึ่ง', 'ข้อสอง'] }, { table: [['ก', 'ข']], widths: [1, 1] }],
    closing: 'ประกาศ',
    signer: { name: 'ผู้ลงนาม', role: 'ประธาน' },
    ...over,
  },
});
const textOf = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');
const utf16 = (text: string) =>
  [...`\ufeff${text}`]
    .map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase())
    .join('');

describe('documents of the house', () => {
  test('a PDF/A in Thai with its title and its own fonts', async () => {
    const text = textOf(await compilePdf(letter()));
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toMatch(/<pdfaid:part>2<\/pdfaid:part><pdfaid:conformance>A</);
    expect(text).toContain('/Lang (th-TH)');
    expect(text).toContain(`/Title <${utf16('ประกาศทดสอบน้ำปั๊ม')}>`);
    expect(text).toMatch(/\/FontFile[23] /);
    expect(text).toContain('Sarabun');
  });

  test('the same data make the same file, other data another', async () => {
    const one = await compilePdf(letter());
    expect(Buffer.compare(one, await compilePdf(letter()))).toBe(0);
    expect(Buffer.compare(one, await compilePdf(letter({ closing: 'อื่น' })))).not.toBe(0);
  });

  test('R179 a logo stands in place of the drawing, on this paper alone', async () => {
    const logo = await sharp({
      create: { width: 300, height: 200, channels: 4, background: '#a33' },
    })
      .png()
      .toBuffer();
    const picture = /\/Subtype ?\/Image/;
    const text = textOf(await compilePdf({ ...letter(), logo }));
    expect(text).toMatch(picture);
    expect(text).toMatch(/<pdfaid:part>2<\/pdfaid:part><pdfaid:conformance>A</);
    expect(textOf(await compilePdf(letter()))).not.toMatch(picture);
  });

  test('data stay data: what looks like a template is printed as it stands', async () => {
    const hostile = 'ก #panic("out") $x$ *bold* \\ #import "/etc/passwd": *';
    const pdf = await compilePdf(letter({ title: hostile, parts: [hostile] }));
    expect(textOf(pdf)).toContain(`/Title <${utf16(hostile)}>`);
  });

  test('data that do not fit the template are a fault, and the next paper is made', async () => {
    await expect(compilePdf(letter({ parts: 7 }))).rejects.toBeInstanceOf(PaperFault);
    expect((await compilePdf(letter())).length).toBeGreaterThan(5_000);
  });
});
