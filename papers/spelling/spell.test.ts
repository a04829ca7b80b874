import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { compilePdf } from '../compile.ts';
import { readPdf } from '../pdf/pdf-file.ts';

const words = [
  'ทุนเรือนหุ้นสะสม ข้อมูล ณ วันที่ เงินต้นคงเหลือ ยอดยกมา ยอดยกไป ทั้งสิ้น สงเคราะห์',
  'น้ำ ปั๊ม ผู้กู้ ญี่ปุ่น ซื้อ ปี่ ฝั่ง ปู่ ฟ้า ฟื้น ป๊า ตั๋ว ก๊วยเตี๋ยว เพิ่ม สิทธิ์ ฟิล์ม เก็บ',
  'จำนวนเงิน จำกัด กำหนด ชำระหนี้ ค่าธรรมเนียม ค้ำประกัน ถ้ำ ๑๒๓ ฿',
];
const letter = (parts: string[]) =>
  compilePdf({
    template: 'announcement',
    inputs: {
      title: 'หนังสือรับรองยอด',
      coop: 'สหกรณ์ออมทรัพย์ครู จำกัด',
      address: 'ถนนน้ำพุ ตำบลปั๊มน้ำ',
      issuedOn: '2025-11-10',
      number: '1/2568',
      dated: '10 พฤศจิกายน 2568',
      parts,
      closing: 'จบ',
      signer: { name: 'ผู้ลงนาม', role: 'ประธาน' },
    },
  });

/** ำ is its two parts in a PDF; a reader sees no difference. */
const plain = (text: string) => text.normalize('NFKD').replace(/\s+/g, ' ');
async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return plain(text.join(' '));
}

describe('D-11 Thai in a PDF can be copied, found and read aloud', () => {
  test('every word comes out as it went in, of both weights, and nothing besides', async () => {
    const text = await textOf(await letter(words));
    for (const word of words) expect(text).toContain(plain(word));
    expect(text).toContain(plain('สหกรณ์ออมทรัพย์ครู จำกัด ถนนน้ำพุ ตำบลปั๊มน้ำ'));
    expect(text).toContain('หนังสือรับรองยอด');
  });

  test('every object stands where the table of places says', async () => {
    const bytes = Buffer.from(await letter(words));
    const pdf = bytes.toString('latin1');
    const tableAt = Number(/startxref\n(\d+)\n%%EOF$/.exec(pdf)?.[1]);
    const [head = ''] = /^\d+ 0 obj\n<<.*>>\nstream\n/.exec(pdf.slice(tableAt)) ?? [];
    expect(head).toMatch(/\/Type \/XRef \/W \[1 4 2\] .*\/Root \d+ 0 R/);
    const table = inflateSync(bytes.subarray(tableAt + head.length));
    const wrong: number[] = [];
    for (let number = 1; number < table.length / 7; number += 1) {
      const [kind, where] = [table.readUInt8(7 * number), table.readUInt32BE(7 * number + 1)];
      if (kind === 1 && !pdf.startsWith(`${number} 0 obj\n`, where)) wrong.push(number);
      // A tag stands in a pack.
      if (kind === 2 && table.readUInt8(7 * where) !== 1) wrong.push(number);
    }
    expect(table.length / 7).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });

  test('what the compiler did not write is no PDF of the house', () => {
    expect(readPdf(Buffer.from('%PDF-1.7\n<< /Length 12 >>\nstream\nnot so long'))).toBeUndefined();
    expect(readPdf(Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF'))).toBeUndefined();
  });
});
