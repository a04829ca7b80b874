/** Words that all subjects of the desk share. */
export const adminText = {
  description: 'งานของเจ้าหน้าที่กับเนื้อหาหน้าเว็บ สิ่งที่เปลี่ยนลงบันทึกการตรวจสอบว่าใครทำ เพราะอะไร',
  by: 'ชื่อเจ้าหน้าที่ผู้ทำ (ไม่ระบุ ใช้ชื่อผู้ใช้ของเครื่อง)',
  reason: 'เหตุผล ลงในบันทึกการตรวจสอบ',
  noReason: 'กรุณาระบุเหตุผลด้วย --reason "…"',
} as const;
