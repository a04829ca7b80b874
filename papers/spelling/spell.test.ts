import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { compilePdf } from '../compile.ts';
import { spellThai } from './spell.ts';

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
    // The letters that are shown to the compiler are gone.
    expect(text.startsWith(plain('สหกรณ์'))).toBe(true);
    expect(text).not.toMatch(/ข ฃ ค|กั กิ|ปั ปิ/);
  });

  test('the file keeps its length and all its places', async () => {
    const pdf = await letter(words);
    const places = Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/^(\d{10}) 00000 n/gm);
    const numbers = [...places].map(([, at], index) => {
      const head = Buffer.from(pdf).toString('latin1', Number(at), Number(at) + 12);
      return head.startsWith(`${index + 1} 0 obj`);
    });
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers).not.toContain(false);
  });

  test('what is no PDF of the house is left as it is', () => {
    const bytes = Buffer.from('<<\n  /Length 12\n  /Filter /FlateDecode\n>>\nstream\nnot so long');
    expect(Buffer.compare(spellThai(bytes), bytes)).toBe(0);
  });
});
