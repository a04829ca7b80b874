/** Every word of the member frame: menu, gate, splash, log-out, idle warning. */
export const menuNames = {
  status: 'ข้อมูลส่วนบุคคล',
  share: 'ทุนเรือนหุ้น',
  loan: 'เงินกู้',
  deposit: 'เงินฝาก',
  kep: 'รายการเรียกเก็บ',
  coll: 'การค้ำประกัน',
  dividend: 'ปันผล/เฉลี่ยคืน',
  gian: 'ผู้รับโอนประโยชน์',
  password: 'เปลี่ยนรหัสผ่าน',
  logout: 'ออกจากระบบ',
} as const;

export const text = {
  menu: 'เมนูสมาชิก',
  home: 'กลับหน้าหลัก',
  coopHome: 'หน้าหลักสหกรณ์',
  memberNo: (number: string) => `เลขทะเบียนสมาชิก ${number}`,
  account: 'ความปลอดภัยของบัญชี',
  entering: 'ผู้ใช้งาน',
  back: 'ย้อนกลับ',
  above: {
    deposit: 'บัญชีเงินฝากทั้งหมด',
    loan: 'สัญญาเงินกู้ทั้งหมด',
    kep: 'รายการเรียกเก็บทั้งหมด',
  },
  splash: 'ระบบสมาชิก Online',
  updatedOn: 'ปรับปรุงข้อมูลล่าสุดเมื่อ',
  leave: {
    title: 'ออกจากระบบ',
    question: 'ต้องการออกจากระบบใช่ไหม',
    note: 'ข้อมูลบนหน้าจอจะถูกล้าง เข้าสู่ระบบใหม่ได้ทุกเมื่อ',
    yes: 'ออกจากระบบ',
    no: 'ใช้งานต่อ',
    done: 'ออกจากระบบแล้ว',
    /** To staff who looked in the member's stead. */
    left: 'ออกจากการดูแล้ว',
  },
  end: {
    title: 'ใกล้ครบเวลาใช้งานแล้ว',
    why: 'เพื่อความปลอดภัย คุณต้องเข้าสู่ระบบใหม่ ขยายเวลาไม่ได้ เหลือเวลาอีก',
    minutes: 'นาที',
    seconds: 'วินาที',
    known: 'รับทราบ',
    leave: 'ออกจากระบบตอนนี้',
  },
  over: {
    title: 'การเข้าใช้งานสิ้นสุดแล้ว',
    say: 'กรุณาเข้าสู่ระบบอีกครั้ง แล้วจะกลับมาหน้าเดิม',
  },
} as const;
