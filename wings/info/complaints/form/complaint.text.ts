/** What is wrong with a field of the form, or with the pace of a person. */
export const reportText = {
  topicMissing: 'กรุณากรอกหัวข้อเรื่อง',
  topicLong: (most: number) => `หัวข้อยาวได้ไม่เกิน ${most} ตัวอักษร`,
  detailMissing: 'กรุณาเล่ารายละเอียด',
  detailShort: (least: number, now: number) => `รายละเอียดต้องมีอย่างน้อย ${least} ตัวอักษร ตอนนี้มี ${now}`,
  detailLong: (most: string, now: string) => `รายละเอียดยาวได้ไม่เกิน ${most} ตัวอักษร ตอนนี้มี ${now}`,
  categoryMissing: 'กรุณาเลือกประเภทเรื่อง',
  nameLong: (most: number) => `ชื่อยาวได้ไม่เกิน ${most} ตัวอักษร`,
  phoneWrong: 'หมายเลขโทรศัพท์ต้องเป็นตัวเลข 9 หรือ 10 หลัก เช่น 081 234 5678',
  emailWrong: 'อีเมลไม่ถูกต้อง ตัวอย่าง: somchai@example.com',
  memberNoWrong: 'เลขทะเบียนสมาชิกเป็นตัวเลขไม่เกิน 6 หลัก',
  codeMissing: 'กรุณากรอกรหัสติดตาม',
  codeWrong: 'รหัสติดตามไม่ถูกต้อง กรุณาตรวจตัวอักษรทั้ง 28 ตัวอีกครั้ง',
  codeUnknown: 'ไม่พบเรื่องที่ใช้รหัสนี้ กรุณาตรวจรหัสอีกครั้ง',
  tooManyFiled: (minutes: number) =>
    `ส่งเรื่องได้ 3 เรื่องใน 10 นาที ข้อความของคุณยังอยู่ กรุณาส่งอีกครั้งในอีก ${minutes} นาที`,
  tooManyHere: (minutes: number) =>
    `มีผู้ส่งเรื่องจากเครือข่ายนี้มาก ข้อความของคุณยังอยู่ กรุณาส่งอีกครั้งในอีก ${minutes} นาที`,
  tooManyTracked: (minutes: number) => `ตรวจรหัสหลายครั้งเกินไป กรุณาลองใหม่ในอีก ${minutes} นาที`,
} as const;
