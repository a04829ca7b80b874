/** True-looking answers of the board: the API document shows them. */
const question = {
  id: 14,
  title: 'ถอนเงินฝากออมทรัพย์พิเศษก่อนครบเดือน เสียค่าธรรมเนียมหรือไม่',
  display_name: 'วิภา ส.',
  posted_at: '2025-11-27T02:14:00.000Z',
};

export const exampleList = {
  items: [{ ...question, answers: 3 }],
  page: 1,
  per_page: 10,
  total: 1,
};

export const exampleTopic = {
  ...question,
  body: 'เดือนนี้ถอนไปแล้วหนึ่งครั้ง ถ้าถอนอีกครั้งต้องเสียค่าธรรมเนียมไหมคะ',
  answers: [
    {
      id: 31,
      body: 'ถอนครั้งแรกของเดือนไม่เสียค่าธรรมเนียมค่ะ',
      display_name: 'เจ้าหน้าที่สหกรณ์',
      from_staff: true,
      posted_at: '2025-11-27T04:02:00.000Z',
    },
  ],
  page: 1,
  per_page: 20,
  total: 1,
};

export const exampleDraft = {
  default_name: 'สมหญิง จ.',
  draft: {
    title: 'ขอใบรับรองดอกเบี้ย',
    body: 'ต้องใช้',
    display_name: '',
    saved_at: '2025-11-27T02:14:00.000Z',
  },
};
