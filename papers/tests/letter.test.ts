/** The template of letters to agencies; what stands in them is the room's own. */
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { compilePdf } from '../compile.ts';

const words = {
  number: 'สอ.ตย.\u00a0๑๒๓/๒๕๖๘',
  coop: 'สหกรณ์ทดสอบ',
  address: '1 ถนนทดสอบ',
  date: '20 พฤศจิกายน 2568',
  subject: 'ขอส่งรายการ',
  to: 'ผู้อำนวยการโรงเรียนตัวอย่างวิทยา',
  enclosed: ['1. งบหน้า', '2. ใบแจ้ง'],
  paragraphs: [
    `${'หักเงินและนำส่ง '.repeat(4)}เลขที่\u00a0๐๐๐-๐-๑๒๓๔๕-๐ ภายในวันที่ ๓\u00a0ธันวาคม\u00a0๒๕๖๘`,
  ],
  closing: 'ขอแสดงความนับถือ',
  signer: '(นางสาวรัตนา วงษ์เจริญ)',
  position: 'ผู้จัดการ',
  section: 'ฝ่ายการเงิน',
  phone: 'โทร. 0 2000 1234',
  email: 'อีเมล hello@tuayang.example',
};
const letter = (over: object = {}, logo?: Uint8Array) =>
  compilePdf({
    template: 'letter',
    logo,
    inputs: {
      ...{ title: 'หนังสือ', coop: words.coop, address: words.address, issuedOn: '2025-11-20' },
      labels: { number: 'ที่', subject: 'เรื่อง', to: 'เรียน', enclosed: 'สิ่งที่ส่งมาด้วย' },
      ...{ words, notice: '', signature: null },
      margins: { left: 3, right: 2, top: 2.5, bottom: 2 },
      ...over,
    },
  });

/** Its words, page by page. */
async function readBack(over: object = {}) {
  return extractText(await getDocumentProxy(new Uint8Array(await letter(over))));
}

/** One dark point. */
const png = Buffer.from(
  [
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42',
    'mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ].join(''),
  'base64',
);

test('G.1 the picture of a signature is drawn where one is settled', async () => {
  const picture = /\/Subtype ?\/Image/;
  expect(Buffer.from(await letter()).toString('latin1')).not.toMatch(picture);
  const signed = await letter({ signature: [...png] });
  expect(Buffer.from(signed).toString('latin1')).toMatch(picture);
});

test('G.1 R179 a letter stands under the cooperative’s own logo', async () => {
  const text = Buffer.from(await letter({}, png)).toString('latin1');
  expect(text).toMatch(/\/Subtype ?\/Image/);
});

test('G.1 account and day stay on one line each, with Thai figures, too', async () => {
  const { text } = await readBack();
  const lines = (text[0] ?? '').replaceAll('ํา', 'ำ').split('\n');
  for (const whole of [/เลขที่\s๐๐๐-๐-๑๒๓๔๕-๐/, /๓\sธันวาคม\s๒๕๖๘/]) {
    expect(lines.filter((line) => whole.test(line))).toHaveLength(1);
  }
});

test('G.1 a long letter goes on over pages, and its signature stays with its closing', async () => {
  const paragraphs = Array.from({ length: 40 }, () => 'จึงเรียนมาเพื่อโปรดพิจารณา '.repeat(6));
  const { text, totalPages } = await readBack({ words: { ...words, paragraphs } });
  expect(totalPages).toBeGreaterThan(1);
  const withClosing = text.filter((page) => page.includes('ขอแสดงความนับถือ'));
  expect(withClosing).toHaveLength(1);
  expect(withClosing[0]).toContain('(นางสาวรัตนา วงษ์เจริญ)');
  expect(text.at(-1)).toContain(`หน้า ${totalPages} จาก ${totalPages}`);
});

/** How far from the left edge of the page a word begins that starts with these letters. */
async function beginningsOf(...starts: readonly string[]) {
  const pdf = await getDocumentProxy(new Uint8Array(await letter()));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return starts.map((start) => {
    const found = items.find((item) => 'str' in item && item.str.startsWith(start));
    return found && 'transform' in found ? Math.round(found.transform[4]) : undefined;
  });
}

test('G.1 subject, addressee and enclosures begin at one tab, the day in the middle', async () => {
  const [subject, to, enclosed, next] = await beginningsOf('ขอส่ง', 'ผู้อ', '1.', '2.');
  expect(subject).toBeGreaterThan(100);
  expect([to, enclosed, next]).toEqual([subject, subject, subject]);
  const middle = Math.round(((3 + (21 - 3 - 2) / 2) * 72) / 2.54);
  expect(await beginningsOf('20', '(นาง')).toEqual([middle, middle]);
});
