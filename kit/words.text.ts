/** Words that parts and rooms share. */
export const words = {
  asOf: 'ข้อมูล ณ วันที่',
  stale: 'ยังไม่มีข้อมูลใหม่กว่านี้',
  baht: 'บาท',
  /** R161, R164: the specification's sentence. */
  cannotConnect: 'ไม่สามารถเชื่อมต่อได้',
  copied: 'คัดลอกแล้ว',
  copy: 'คัดลอก',
  from: 'ตั้งแต่',
  hide: 'ซ่อน',
  home: 'หน้าหลัก',
  loading: 'กำลังโหลด',
  menu: 'เมนู',
  reference: 'รหัสอ้างอิง',
  retry: 'ลองใหม่',
  sending: 'กำลังส่ง',
  show: 'แสดง',
  to: 'ถึง',
  toHome: 'กลับหน้าหลัก',
  toTop: 'กลับขึ้นบน',
} as const;
