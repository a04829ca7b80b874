export const verifyText = {
  code: 'รหัสตรวจสอบ',
  where: (address: string) => `ตรวจสอบเอกสารได้ที่ ${address}`,
};
