export const fieldText = {
  capsLock: 'เปิด Caps Lock อยู่',
  digitsOnly: 'ช่องนี้รับเฉพาะตัวเลข 0–9',
  // The space parts the word that is seen from the rest: voice control goes by it.
  hidePassword: 'ซ่อน รหัสผ่าน',
  showPassword: 'แสดง รหัสผ่าน',
} as const;
