export const changeNoticeText = {
  title: 'สิ่งที่เปลี่ยนจากฉบับก่อน',
  readBefore: (version: string) => `อ่านฉบับที่ ${version} ซึ่งใช้มาก่อน`,
} as const;
