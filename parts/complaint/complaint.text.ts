/** What everybody reads of a case. */
export const complaintText = {
  received: 'แจ้งเมื่อ',
  answered: 'ตอบเมื่อ',
  body: 'เรื่องที่แจ้ง',
  answer: 'คำตอบของสหกรณ์',
  waiting: 'ยังไม่มีคำตอบ สหกรณ์ตั้งใจตอบภายใน',
  ended: 'ยุติเรื่องโดยไม่มีคำตอบแยก',
  timeline: 'ลำดับการดำเนินงาน',
} as const;
