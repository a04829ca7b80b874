/** Why something could not be looked at. */
export const placeText = {
  settingsFirst: 'ยังตรวจไม่ได้: แก้ค่าตั้งก่อน (ดูหัวข้อ ค่าตั้ง)',
  storeFirst: 'ยังตรวจไม่ได้: แก้ฐานข้อมูลก่อน (ดูหัวข้อ ฐานข้อมูล)',
  storeLater: 'ยังตรวจไม่ได้: ยังไม่มีฐานข้อมูล (ดูหัวข้อ ฐานข้อมูล)',
  noOwnerUrl: 'ยังตรวจไม่ได้: ตั้ง DATABASE_OWNER_URL เพื่อให้ตรวจข้อนี้ได้',
  threw: (detail: string) => `ตรวจไม่สำเร็จ: ${detail}`,
  threwMend: 'แก้ตามข้อความนี้แล้วสั่ง npm run doctor อีกครั้ง',
  late: (seconds: number) => `ไม่มีคำตอบภายใน ${seconds} วินาที`,
} as const;
