/** Words around the versioned texts; the texts themselves are kept in the store. */
export const policyText = {
  title: 'นโยบายความเป็นส่วนตัว',
  version: 'ฉบับที่ใช้อยู่',
  since: (version: number) => `ฉบับที่ ${version} ใช้ตั้งแต่`,
  versions: 'ฉบับทั้งหมด',
  old: 'ฉบับนี้เลิกใช้แล้ว เก็บไว้ให้อ่านย้อนหลัง',
  toNewest: (version: number) => `อ่านฉบับที่ ${version} ซึ่งใช้อยู่`,
  failed: (title: string) => `โหลด${title}ไม่สำเร็จ`,
  failedHint: 'ข้อความยังอยู่ครบ กรุณาลองอีกครั้ง',
  loading: (title: string) => `กำลังโหลด${title}`,
  lead: (coop: string) =>
    `${coop} เป็นผู้ควบคุมข้อมูลส่วนบุคคลของเว็บไซต์นี้ ประกาศนี้บอกว่าสหกรณ์ใช้ข้อมูลใดของท่าน เพื่ออะไร และท่านมีสิทธิอะไร`,
  contact: {
    title: 'ติดต่อเรื่องข้อมูลส่วนบุคคล',
    dpo: 'เจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล',
    address: 'ที่อยู่สหกรณ์',
  },
} as const;
