export const orderedListText = {
  hint: 'กดปุ่มลูกศรเพื่อย้ายลำดับ',
  hintMouse: 'หรือลากที่จับ หรือกด Alt พร้อมลูกศรขึ้น–ลงเมื่ออยู่ในรายการ',
  up: (name: string) => `เลื่อน “${name}” ขึ้น`,
  down: (name: string) => `เลื่อน “${name}” ลง`,
  moved: (name: string, place: number, count: number) =>
    `ย้าย “${name}” ไปลำดับที่ ${place} จาก ${count} แล้ว`,
} as const;
