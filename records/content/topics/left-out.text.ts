/** Words that people write into a question and that say nothing about what they look for. */
export const leftOutWords: readonly string[] = [
  ...[
    'การ',
    'ความ',
    'ของ',
    'และ',
    'หรือ',
    'ที่',
    'ใน',
    'จาก',
    'เพื่อ',
    'กับ',
    'แก่',
    'ให้',
    'เป็น',
    'มี',
    'จะ',
  ],
  ...['ได้', 'ต้อง', 'อะไร', 'อย่างไร', 'อย่าง', 'ไร', 'ยัง', 'ไง', 'ไหม', 'มั้ย', 'บ้าง', 'เท่า', 'เท่าไร'],
  ...['ครับ', 'ค่ะ', 'คะ', 'นะ', 'ๆ', 'ฯ', 'the', 'of', 'and', 'or', 'to', 'in', 'a', 'an'],
];
