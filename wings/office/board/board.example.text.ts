/** True-looking answers of the board's room: the API document shows them. */
const question = {
  id: 14,
  title: 'ถอนเงินฝากออมทรัพย์พิเศษก่อนครบเดือน เสียค่าธรรมเนียมหรือไม่',
  display_name: 'วิภา ส.',
  membership_no: '000123',
  posted_at: '2025-11-27T02:14:00.000Z',
  answers: 2,
  hidden_answers: 1,
  answered: true,
  hidden: null,
};

export const exampleList = { items: [question], page: 1, per_page: 20, total: 1 };

export const exampleTopic = {
  ...question,
  body: 'เดือนนี้ถอนไปแล้วหนึ่งครั้ง ถ้าถอนอีกครั้งต้องเสียค่าธรรมเนียมไหมคะ',
  answers_list: [
    {
      id: 31,
      body: 'สมัครกู้ด่วนได้ที่นี่',
      display_name: 'คนใจดี',
      membership_no: '000456',
      posted_at: '2025-11-27T03:10:00.000Z',
      hidden: {
        at: '2025-11-27T03:40:00.000Z',
        by: 'ปรานี ช่วยเหลือ',
        reason: 'โฆษณาเงินกู้นอกระบบ',
      },
    },
    {
      id: 32,
      body: 'ถอนครั้งแรกของเดือนไม่เสียค่าธรรมเนียมค่ะ',
      display_name: 'เจ้าหน้าที่สหกรณ์',
      membership_no: null,
      posted_at: '2025-11-27T04:02:00.000Z',
      hidden: null,
    },
  ],
};

export const exampleWords = { built_in: ['เว็บพนัน', 'บาคาร่า'], added: ['แชร์ลูกโซ่'] };
export const exampleCheck = { found: 'แชร์-ลูก-โซ่' };
