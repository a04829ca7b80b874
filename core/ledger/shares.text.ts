/** The share ledger (D-06). */
import { shareSignColour } from '../sign-colour.ts';
import { declareLedger } from './ledger.ts';

const directions = { 1: 'ส่ง', 0: 'ปรับ', [-1]: 'คืน' } as const;

export const shareLedger = declareLedger({
  columns: {
    seq: { sql: 'seq', kind: 'count' },
    posted_on: { sql: 'posted_on', kind: 'day', head: 'วันที่' },
    receipt_no: {
      sql: 'receipt_no',
      kind: 'text',
      nullable: true,
      search: 'beginning',
      head: 'เลขที่ใบเสร็จ',
      width: 1.9,
      screen: 'note',
      around: ['ใบเสร็จ ', ''],
    },
    period_no: {
      sql: 'period_no',
      kind: 'count',
      nullable: true,
      head: 'งวดที่',
      screen: 'note',
      around: ['งวดที่ ', ''],
    },
    type_code: { sql: 'type_code', kind: 'text' },
    description: {
      sql: 'description',
      kind: 'text',
      search: 'part',
      head: 'รายการ',
      width: 2.6,
    },
    sign_flag: { sql: 'sign', kind: 'sign', head: 'ส่ง / คืน', width: 1.3 },
    amount: {
      sql: 'amount_satang',
      kind: 'move',
      search: 'amount',
      head: 'จำนวนเงิน (บาท)',
      width: 2.4,
    },
    balance: { sql: 'balance_satang', kind: 'baht', head: 'หุ้นสะสม (บาท)', width: 2.2 },
  },
  shown: ['posted_on', 'description', 'period_no', 'receipt_no', 'sign_flag', 'amount', 'balance'],
  flows: { in: 'paid_in', out: 'paid_out' },
  words: {
    caption: 'รายการหุ้น ล่าสุดอยู่บนสุด จำนวนเงินเป็นบาท',
    pages: 'หน้าของรายการหุ้น',
    loading: 'กำลังโหลดรายการหุ้น',
    closing: 'หุ้นสะสม',
    came: (count) => `ส่งเข้า ${count} รายการ`,
    went: (count) => `ถอนคืน ${count} รายการ`,
    foundIn: 'รวมส่งเข้า',
    foundOut: 'รวมถอนคืน',
    left: 'สะสม',
  },
  wordOf: (sign) => directions[sign],
  colourOf: shareSignColour,
});
