/** What is said when a store cannot be brought to the schema of this program. */
export const migrateText = {
  startFirst: (names: readonly string[]) =>
    `โปรแกรมใหม่กว่าฐานข้อมูล (ยังขาด ${names.length} ขั้น ถึง ${names.at(-1)}) คำสั่งนี้จึงยังไม่ทำงาน: ` +
    'เริ่มระบบด้วย npm start หนึ่งครั้งก่อน ระบบจะสำรองข้อมูลแล้วปรับโครงสร้างให้',
};
