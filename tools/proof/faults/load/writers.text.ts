/** What the writers of a fault's load write, each with the key of its write in it. */
export const writersText = {
  draft: 'ร่าง',
  name: 'สมาชิก',
  topic: (key: string) => `คำถาม ${key}`,
  body: (key: string) => `รายละเอียดของ ${key}`,
  complaint: (key: string) => `เรื่อง ${key}`,
  detail: 'รายละเอียดของเรื่องที่แจ้งเพื่อทดสอบ',
};
