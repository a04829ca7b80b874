export const consentText = {
  title: 'เว็บไซต์นี้ใช้คุกกี้ที่จำเป็น',
  before: 'เพื่อจำการเข้าสู่ระบบและขนาดตัวอักษรของคุณ',
  read: 'อ่าน',
  cookies: 'นโยบายคุกกี้',
  and: 'และ',
  policy: 'นโยบายความเป็นส่วนตัว',
  accept: 'ยอมรับ',
  refuse: 'ปฏิเสธ',
} as const;
