export const termsText = {
  version: (version: string) => `ฉบับที่ ${version}`,
  since: 'มีผลตั้งแต่',
  scroll: 'ข้อตกลงการใช้บริการ เลื่อนอ่านได้',
} as const;
