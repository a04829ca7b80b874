export const boardAdminText = {
  list: 'แสดงกระทู้ล่าสุด หรือกระทู้หนึ่งพร้อมคำตอบ รวมที่ซ่อนไว้ (เห็นเลขทะเบียนผู้เขียน)',
  id: 'เลขกระทู้',
  ref: 'เลขกระทู้ เช่น 14 หรือคำตอบในกระทู้ เช่น 14/3',
  hide: 'ซ่อนกระทู้หรือคำตอบจากหน้าเว็บ ไม่ลบ',
  show: 'เลิกซ่อน แสดงบนหน้าเว็บอีกครั้ง',
  answer: 'ตอบกระทู้ในนามสหกรณ์',
  body: 'ข้อความคำตอบ',
  badRef: 'เลขกระทู้ไม่ถูกต้อง ตัวอย่าง: 14 หรือ 14/3',
  badBody: 'คำตอบต้องมี 1–4,000 ตัวอักษร',
  nothing: 'ไม่พบกระทู้หรือคำตอบนี้',
  already: 'ไม่พบกระทู้หรือคำตอบนี้ หรือมีผู้ทำไปแล้ว ดูด้วย board ตามด้วยเลขกระทู้',
  empty: 'ยังไม่มีกระทู้',
  hidden: (ref: string) => `ซ่อน ${ref} แล้ว`,
  shown: (ref: string) => `แสดง ${ref} แล้ว`,
  answered: (topic: number, answer: number) =>
    `ตอบกระทู้ ${topic} แล้ว คำตอบนี้มีเลข ${answer} ถ้าจะซ่อน: hide-board ${topic}/${answer}`,
  row: (ref: string, at: string, who: string, name: string, text: string) =>
    `${ref}  ${at}  ${who}  ${name}: ${text}`,
  why: (reason: string) => `    ซ่อนอยู่: ${reason}`,
  staff: 'สหกรณ์',
} as const;
