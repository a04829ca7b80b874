/** The ledger of a deposit account (D-10). */
import { depositSignColour } from '../sign-colour.ts';
import { declareLedger } from './ledger.ts';

const directions = { 1: 'ฝาก', 0: 'ปรับ', [-1]: 'ถอน' } as const;

export const depositLedger = declareLedger({
  columns: {
    seq: { sql: 'seq', kind: 'count' },
    posted_on: { sql: 'posted_on', kind: 'day', head: 'วันที่' },
    code: { sql: 'type_code', kind: 'text' },
    description: { sql: 'description', kind: 'text', search: 'part', head: 'รายการ' },
    sign_flag: { sql: 'sign', kind: 'sign' },
    withdrawal: {
      sql: 'amount_satang',
      kind: 'move',
      only: -1,
      search: 'amount',
      head: 'ถอน (บาท)',
    },
    deposit: { sql: 'amount_satang', kind: 'move', only: 1, search: 'amount', head: 'ฝาก (บาท)' },
    balance: { sql: 'balance_satang', kind: 'baht', head: 'คงเหลือ (บาท)' },
    channel: {
      sql: 'channel',
      kind: 'text',
      nullable: true,
      search: 'part',
      head: 'ช่องทาง',
      width: 2.2,
      screen: 'note',
    },
    /** From this day's close on, where the line states it. */
    rate: {
      sql: 'annual_rate',
      kind: 'rate',
      nullable: true,
      head: 'ดอกเบี้ยร้อยละ',
      width: 1.3,
      sparse: true,
      screen: 'note',
      around: ['ดอกเบี้ยร้อยละ ', ''],
    },
    /** Of which slip of the account it is, where the account has slips. */
    slip: {
      sql: 'slip_no',
      kind: 'text',
      nullable: true,
      search: 'beginning',
      head: 'ใบฝาก',
      width: 1.3,
      sparse: true,
      screen: 'mark',
      around: ['ใบฝาก ', ''],
    },
    receipt_no: {
      sql: 'receipt_no',
      kind: 'text',
      nullable: true,
      search: 'beginning',
      internal: true,
    },
  },
  shown: [
    'posted_on',
    'description',
    'slip',
    'channel',
    'rate',
    'withdrawal',
    'deposit',
    'balance',
  ],
  flows: { in: 'deposited', out: 'withdrawn' },
  words: {
    caption: 'รายการเดินบัญชี ล่าสุดอยู่บนสุด จำนวนเงินเป็นบาท',
    pages: 'หน้าของรายการเดินบัญชี',
    loading: 'กำลังโหลดรายการเดินบัญชี',
    move: 'ถอน / ฝาก (บาท)',
    closing: 'ยอดคงเหลือ',
    closingSum: 'คงเหลือ',
    came: (count) => `ฝาก ${count} รายการ`,
    went: (count) => `ถอน ${count} รายการ`,
    foundIn: 'รวมฝาก',
    foundOut: 'รวมถอน',
  },
  wordOf: (sign) => directions[sign],
  colourOf: depositSignColour,
});
