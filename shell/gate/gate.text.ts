/** What stands on every page before the gate. */
export const gateText = {
  bar: 'เมนูหลัก',
  home: 'หน้าหลัก',
  aside: {
    title: 'ก่อนเข้าสู่ระบบ',
    address: 'ดูที่อยู่เว็บให้ตรง',
    addressIs: 'ต้องขึ้นต้นด้วย',
    always: 'เสมอ',
    never: 'สหกรณ์ไม่ขอรหัสผ่านหรือ OTP',
    neverHow: 'ไม่ว่าทางโทรศัพท์ LINE หรือ SMS',
    call: 'เข้าไม่ได้ โทรหาเรา',
  },
} as const;
