/** What keeps a picture that the settings name from being the logo. */
export const logoText = {
  large: 'ภาพใหญ่เกิน 1 MB',
  kind: 'ต้องเป็น PNG, JPEG หรือ WebP แต่ไฟล์นี้ไม่ใช่ ไม่ว่าจะชื่ออะไร',
  broken: (detail: string) => `อ่านภาพไม่ได้ (${detail})`,
  pixels: (width: number, height: number, least: number, most: number) =>
    `ภาพมี ${width} × ${height} พิกเซล แต่ละด้านต้องมี ${least} ถึง ${most}`,
  shape: 'ด้านหนึ่งยาวกว่าอีกด้านเกินสองเท่า แต่โลโก้อยู่ในกรอบจัตุรัส',
} as const;
