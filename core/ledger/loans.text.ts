/** The ledger of a loan contract (D-08). */
import { loanSignColour } from '../sign-colour.ts';
import type { LedgerLine } from './columns.ts';
import { declareLedger } from './ledger.ts';

/** Money lent, which sums speak of; all else that makes the debt grow is told otherwise. */
const lent = '01';

/** Taken out of the books: nobody paid it. */
const writtenOff = '07';
const lostWord = 'ตัดหนี้สูญ';

const typeOf = (line: LedgerLine | undefined): string => (line ? String(line.type_code) : lent);

export const loanLedger = declareLedger({
  columns: {
    seq: { sql: 'seq', kind: 'count' },
    posted_on: { sql: 'posted_on', kind: 'day', head: 'วันที่' },
    receipt_no: {
      sql: 'receipt_no',
      kind: 'text',
      nullable: true,
      search: 'beginning',
      head: 'เลขที่ใบเสร็จ',
      width: 1.6,
      screen: 'note',
      around: ['ใบเสร็จ ', ''],
    },
    period_no: {
      sql: 'period_no',
      kind: 'count',
      nullable: true,
      head: 'งวด',
      screen: 'note',
      around: ['งวดที่ ', ''],
    },
    /** `01` loan received, `02` instalment, … (`intake/layout/loans.ts`). */
    type_code: { sql: 'type_code', kind: 'text' },
    description: { sql: 'description', kind: 'text', search: 'part', head: 'รายการ', width: 2.2 },
    sign_flag: { sql: 'sign', kind: 'sign', head: 'ทำรายการ' },
    principal: { sql: 'principal_satang', kind: 'move', search: 'amount', head: 'เงินต้น (บาท)' },
    interest: {
      sql: 'interest_satang',
      kind: 'baht',
      search: 'amount',
      head: 'ดอกเบี้ย (บาท)',
      screen: 'figure',
      around: ['ดอกเบี้ย ', ''],
      sum: 'ดอกเบี้ยที่ชำระ',
    },
    /** Of interest: since the line before. */
    days: {
      sql: 'days',
      kind: 'count',
      head: 'จำนวนวัน',
      screen: 'figure',
      around: ['(', ' วัน)'],
    },
    total: {
      sql: 'total_satang',
      kind: 'baht',
      search: 'amount',
      head: 'รวม (บาท)',
      screen: 'figure',
      around: ['รวม ', ''],
    },
    balance: { sql: 'balance_satang', kind: 'baht', head: 'คงเหลือ (บาท)' },
    /** Interest due and not paid. */
    interest_balance: {
      sql: 'interest_balance_satang',
      kind: 'baht',
      head: 'ดอกคงค้าง (บาท)',
      screen: 'below',
      around: ['ดอกคงค้าง ', ''],
    },
    /** In the days since the line before. */
    annual_rate: { sql: 'annual_rate', kind: 'rate', internal: true },
  },
  shown: [
    'posted_on',
    'description',
    'period_no',
    'receipt_no',
    'sign_flag',
    'principal',
    'interest',
    'days',
    'total',
    'balance',
    'interest_balance',
  ],
  flows: { in: 'lent', out: 'repaid', lost: 'written_off', adjusted: 'adjusted' },
  words: {
    caption: 'รายการเงินกู้ ล่าสุดอยู่บนสุด จำนวนเงินเป็นบาท',
    pages: 'หน้าของรายการเงินกู้',
    loading: 'กำลังโหลดรายการเงินกู้',
    closing: 'เงินต้นคงเหลือ',
    closingSum: 'คงเหลือ',
    came: (count) => `รับเงินกู้ ${count} รายการ`,
    went: (count) => `ชำระต้น ${count} รายการ`,
    lost: lostWord,
    adjusted: 'ปรับปรุงเงินต้น',
    foundIn: 'เงินกู้ที่รับ',
    foundOut: 'เงินต้นที่ชำระ',
  },
  wordOf(sign, line) {
    if (sign < 0) return typeOf(line) === writtenOff ? lostWord : 'ชำระ';
    if (sign === 0) return 'ปรับ';
    return typeOf(line) === lent ? 'รับ' : 'เพิ่ม';
  },
  colourOf: (sign, line) => loanSignColour(sign, typeOf(line)),
});
