/** Sheets to make files of. */
import { type Satang, toDtoBaht } from '../../../core/satang.ts';
import type { Sheet } from '../../../core/sheet/sheet.ts';
import { lineColumns, type MarkedRow, sheetTable } from '../../../core/sheet/sheet-table.ts';

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

interface ShareLine {
  readonly on: string;
  readonly what: string;
  readonly period: number;
  readonly move: string;
  readonly balance: string;
}

const shareColumns = lineColumns<ShareLine>()({
  on: { name: 'วันที่', kind: 'day', of: (line) => line.on },
  what: { name: 'รายการ', kind: 'text', of: (line) => line.what },
  period: { name: 'งวด', kind: 'count', of: (line) => line.period },
  move: { name: 'จำนวนเงิน (บาท)', kind: 'move', of: (line) => line.move },
  balance: { name: 'หุ้นสะสม (บาท)', kind: 'baht', of: (line) => line.balance },
});
type ShareKey = keyof typeof shareColumns;

const day = (index: number): string =>
  new Date(Date.UTC(2010, 0, 5 + 17 * index)).toISOString().slice(0, 10);

/**
 * So many lines, every fifth takes out; the balance is theirs, to the satang. `marked`: rows that
 * follow each line.
 */
export function shares(
  count: number,
  more: Partial<Sheet> = {},
  marked: readonly MarkedRow<ShareKey>[] = [],
): Sheet {
  let balance: Satang = 0n;
  const lines = Array.from({ length: count }, (_, index): ShareLine => {
    const move = index % 5 === 4 ? -50_025n : 123_450n + BigInt(index);
    balance += move;
    const what = index % 7 === 0 ? 'หักจากเงินเดือน กระทรวงศึกษาธิการ น้ำปั๊มญี่ปุ่นผู้กู้' : 'ส่งค่าหุ้น';
    const on = day(index);
    return { on, what, period: index + 1, move: toDtoBaht(move), balance: toDtoBaht(balance) };
  });
  return {
    title: 'ทุนเรือนหุ้น',
    facts: [
      ['สมาชิก', 'นางสมหญิง ใจดี'],
      ['เลขทะเบียน', '000123'],
    ],
    tables: [
      sheetTable(lines, shareColumns, {
        after: () => marked,
        carried: 'balance',
        empty: 'คุณยังไม่มีหุ้น',
      }),
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
    sheetTable(
      words,
      {
        left: { name: words[0] ?? 'คำ', kind: 'text', of: (one) => one },
        right: { name: words[1] ?? 'คำ', kind: 'text', of: (one) => one },
      },
      { title: words[0] ?? 'คำ' },
    ),
  ],
  notes: words,
  asOf: '2025-11-28',
});
