/** The words of a contact's password change; those of every portal's are `changeText`. */
export const text = {
  /** To whoever comes with the password that staff handed over. */
  first: {
    title: 'กรุณาตั้งรหัสผ่านของคุณเองก่อน',
    message: 'รหัสผ่านที่ใช้อยู่ได้มาจากเจ้าหน้าที่ ตั้งใหม่แล้วจึงเปิดดูงบหน้าและเอกสารได้',
  },
} as const;
