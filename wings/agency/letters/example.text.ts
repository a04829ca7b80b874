/** Letters of an agency, true to the satang: what documents show and screens are tested with. */
import type * as z from 'zod/mini';
import type { letterShape, lineShape } from './shapes.ts';

type Line = z.output<typeof lineShape>;

const line = (
  over: Pick<Line, 'run' | 'letter_date' | 'month' | 'total'> & Partial<Line>,
): Line => ({
  letter_no: `สอ.ตย. ${over.run}/2568`,
  letter_year: 2568,
  year: 2568,
  subject: `ขอส่งรายการเรียกเก็บเงินสมาชิก ประจำเดือน${over.month === 11 ? 'พฤศจิกายน' : 'ตุลาคม'} 2568`,
  members: 12,
  state: 'OPENED',
  replaced_by: null,
  opened_on: '2025-10-21',
  opened_by: 'นายสมชาย บุญมาก',
  ...over,
});

const replacedBy = { letter_no: 'สอ.ตย. 123/2568', letter_year: 2568, run: 123 };

export const lettersExample = {
  as_of: '2025-11-28',
  waiting: 0,
  letters: [
    line({
      ...{ run: 123, letter_date: '2025-11-21', month: 11, total: '154125.98', state: 'NEW' },
      ...{ opened_on: null, opened_by: null },
    }),
    line({
      ...{ run: 119, letter_date: '2025-11-20', month: 11, total: '151425.98', members: 11 },
      ...{ state: 'REPLACED', replaced_by: replacedBy, opened_on: '2025-11-20' },
    }),
    line({ run: 98, letter_date: '2025-10-20', month: 10, total: '152980.45' }),
  ],
};

export const letterExample: z.output<typeof letterShape> = {
  ...replacedBy,
  letter_date: '2025-11-21',
  year: 2568,
  month: 11,
  subject: 'ขอส่งรายการเรียกเก็บเงินสมาชิก ประจำเดือนพฤศจิกายน 2568',
  members: 12,
  receipts: 12,
  total: '154125.98',
  due_on: '2025-12-03',
  state: 'NEW',
  replaces: { letter_no: 'สอ.ตย. 119/2568', letter_year: 2568, run: 119 },
  replaced_by: null,
  code: '7K3MQ2XD9H5T1B8WRZ4VPA6JCN0E',
  openings: [],
  opened_by_me: false,
  words: {
    number: 'สอ.ตย.\u00a0123/2568',
    coop: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
    address: '99 ถนนตัวอย่าง ตำบลในเมือง อำเภอเมือง จังหวัดตัวอย่าง 40000',
    date: '21\u00a0พฤศจิกายน\u00a02568',
    subject: 'ขอส่งรายการเรียกเก็บเงินสมาชิก ประจำเดือนพฤศจิกายน 2568',
    to: 'ผู้อำนวยการโรงเรียนตัวอย่างวิทยา',
    enclosed: ['1. งบหน้าเรียกเก็บ จำนวน 1 แผ่น', '2. ใบแจ้งรายการ จำนวน 12 ฉบับ'],
    paragraphs: [
      'ตามที่สมาชิกในสังกัดของท่านได้ให้ความยินยอมเป็นหนังสือให้หักเงินได้เพื่อชำระแก่สหกรณ์ไว้แล้ว นั้น',
      [
        'สหกรณ์ขอส่งรายการเรียกเก็บประจำเดือนพฤศจิกายน 2568 จำนวน 12 ราย',
        'รวมเป็นเงิน 154,125.98 บาท',
        '(หนึ่งแสนห้าหมื่นสี่พันหนึ่งร้อยยี่สิบห้าบาทเก้าสิบแปดสตางค์)',
        'ขอความอนุเคราะห์หักเงินและนำส่งเข้าบัญชี ธนาคารกรุงไทย สาขาตัวอย่าง',
        'เลขที่\u00a0000-0-12345-0 ภายในวันที่ 3 ธันวาคม 2568',
        'หากรายใดหักไม่ได้ โปรดแจ้งเหตุผลหรือสังกัดใหม่ผ่านระบบหรือกลับมายังสหกรณ์',
      ].join(' '),
      'หนังสือฉบับนี้แทนหนังสือที่ สอ.ตย. 119/2568',
      'จึงเรียนมาเพื่อโปรดพิจารณาดำเนินการ จะขอบคุณยิ่ง',
    ],
    closing: 'ขอแสดงความนับถือ',
    signer: '(นางสาวรัตนา วงษ์เจริญ)',
    position: 'ผู้จัดการ',
    section: 'ฝ่ายการเงิน',
    phone: 'โทร. 0 2000 1234',
    email: 'อีเมล hello@tuayang.example',
  },
};
