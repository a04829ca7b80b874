export const fieldText = {
  digitsOnly: 'ช่องนี้รับเฉพาะตัวเลข 0–9',
  hide: 'ซ่อน',
  hidePassword: 'ซ่อนรหัสผ่าน',
  show: 'แสดง',
  showPassword: 'แสดงรหัสผ่าน',
} as const;
