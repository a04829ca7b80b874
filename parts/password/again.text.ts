/** Words of asking for the password once more. */
export const againText = {
  password: 'รหัสผ่าน',
  missing: 'กรอกรหัสผ่าน',
  cancel: 'ยกเลิก',
} as const;
