export const text = {
  label: 'ค้นหา',
  hint: 'ชื่อห้องทำงาน ข่าว หน่วยงาน หรือคำที่จำได้',
  submit: 'ค้นหา',
  found: (phrase: string, count: string) => `พบ ${count} รายการสำหรับ “${phrase}”`,
  rooms: 'ห้องทำงานและหัวข้อในห้อง',
  loading: 'กำลังค้นหา',
  failed: 'ค้นหาไม่สำเร็จ',
  failedHint: 'กรุณาลองอีกครั้งในอีกสักครู่',
  none: (phrase: string) => `ไม่พบ “${phrase}”`,
  noneHint: 'ลองคำที่สั้นลง หรือเปิดห้องทำงานจากเมนู',
  idle: 'พิมพ์คำที่ต้องการค้นหา',
  idleHint: 'ระบบค้นเฉพาะห้องทำงานตามหน้าที่ของคุณ',
} as const;
