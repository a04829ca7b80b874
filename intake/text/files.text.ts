/** Thai sentences about what lies in the folder of an extract and is no file to be read. */

/** What may lie where a file should, as the operator knows it. */
export const fileKinds = {
  link: 'ลิงก์ (symbolic link)',
  hardLink: 'ไฟล์ที่มีอีกชื่อหนึ่งอยู่ที่อื่น (hard link)',
  pipe: 'ท่อส่งข้อมูล (FIFO)',
  socket: 'ซ็อกเก็ต (socket)',
  device: 'อุปกรณ์ (device)',
  folder: 'โฟลเดอร์',
} as const;

export type FileKind = keyof typeof fileKinds;

export const fileReasons = {
  unfit: (kind: FileKind) => `เป็น${fileKinds[kind]} รับเฉพาะไฟล์ปกติที่อยู่ในโฟลเดอร์นี้เอง`,
  unreadable: 'เปิดอ่านไฟล์นี้ไม่ได้ กรุณาให้สิทธิ์อ่านแก่บริการ',
  tooLarge: 'ไฟล์ใหญ่เกิน 32 GB ไม่ใช่ชุดข้อมูลของสหกรณ์',
  changed: 'ไฟล์เปลี่ยนไประหว่างที่กำลังอ่าน กรุณารอให้ส่งออกเสร็จแล้วนำเข้าใหม่',
  lost: 'อ่านไฟล์นี้ต่อไม่ได้ ไฟล์อาจถูกลบหรือที่เก็บไฟล์ขาดการเชื่อมต่อ กรุณาตรวจแล้วนำเข้าใหม่',
  stalled: (seconds: number) =>
    `อ่านต่อไม่ได้มา ${seconds} วินาทีแล้ว ที่เก็บไฟล์อาจขาดการเชื่อมต่อ กรุณาตรวจแล้วนำเข้าใหม่`,
  stallSeconds: (text: string) =>
    `INTAKE_STALL_SECONDS=${text} ใช้ไม่ได้ ต้องเป็นจำนวนเต็มตั้งแต่ 1 ถึง 3600 ` +
    'เช่น INTAKE_STALL_SECONDS=60',
} as const;
