export const pictureText = {
  own: 'รูปประจำตัว',
  add: 'ใส่รูป',
  change: 'เปลี่ยนรูป',
} as const;
