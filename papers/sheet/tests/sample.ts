/** Sheets to make files of. */
import { type Satang, wireBaht } from '../../../core/satang.ts';
import type { Sheet, SheetRow } from '../../../core/sheet/sheet.ts';

export const house = { coop: 'สหกรณ์ทดสอบ จำกัด', address: '1 ถนนน้ำพุ' };

/** What a spreadsheet might take for a formula, a template for code, and a file for its own. */
export const hostile = [
  '=HYPERLINK("https://evil.example","คลิก")',
  '+1+1',
  '-1+1|cmd',
  '@SUM(A1:A9)',
  '\t=1+1',
  '＝1+1',
  '#panic("out") $x$ *bold* \\ #import "/etc/passwd": *',
  '</t></si><f>1+1</f>&amp;]]>',
  'บรรทัดแรก\r\nบรรทัดสอง, "อ้าง"',
  'ศูนย์\u0000\u001bและ\ud800ครึ่ง',
];

const day = (index: number): string =>
  new Date(Date.UTC(2010, 0, 5 + 17 * index)).toISOString().slice(0, 10);

/** So many lines, every fifth takes out; the balance is theirs, to the satang. */
export function shares(count: number, more: Partial<Sheet> = {}): Sheet {
  let balance: Satang = 0n;
  const rows = Array.from({ length: count }, (_, index): SheetRow => {
    const move = index % 5 === 4 ? -50_025n : 123_450n + BigInt(index);
    balance += move;
    const what = index % 7 === 0 ? 'หักจากเงินเดือน กระทรวงศึกษาธิการ น้ำปั๊มญี่ปุ่นผู้กู้' : 'ส่งค่าหุ้น';
    return { cells: [day(index), what, index + 1, wireBaht(move), wireBaht(balance)] };
  });
  return {
    title: 'ทุนเรือนหุ้น',
    facts: [
      ['สมาชิก', 'นางสมหญิง ใจดี'],
      ['เลขทะเบียน', '000123'],
    ],
    tables: [
      {
        columns: [
          { name: 'วันที่', kind: 'day' },
          { name: 'รายการ', kind: 'text' },
          { name: 'งวด', kind: 'count' },
          { name: 'จำนวนเงิน (บาท)', kind: 'move' },
          { name: 'หุ้นสะสม (บาท)', kind: 'baht' },
        ],
        rows,
        carried: 4,
        empty: 'คุณยังไม่มีหุ้น',
      },
    ],
    asOf: '2025-11-28',
    ...more,
  };
}

/** A table of two columns that holds nothing but such words. */
export const wordsOnly = (words: readonly string[]): Sheet => ({
  title: words[0] ?? 'คำ',
  facts: words.map((one) => [one, one]),
  tables: [
    {
      title: words[0] ?? 'คำ',
      columns: words.slice(0, 2).map((name) => ({ name, kind: 'text' })),
      rows: words.map((one) => ({ cells: [one, one] })),
    },
  ],
  notes: words,
  asOf: '2025-11-28',
});
