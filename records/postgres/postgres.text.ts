/** What the supervisor says to whoever starts it, Thai first. */

export const postgresText = {
  locked: (folder: string, holder: string) =>
    `โฟลเดอร์ข้อมูล ${folder} มีโปรแกรมอื่นใช้อยู่ (${holder}) กรุณาปิดโปรแกรมนั้นก่อนเปิดใหม่\n` +
    `The data folder ${folder} is in use by ${holder}. Stop it before starting again.`,
  unknownHolder: 'another process',
  holder: (pid: number, command: string) => `pid ${pid}, ${command}`,
  moved: (folder: string, account: string) =>
    `ฐานข้อมูลเก็บไว้ที่ ${folder} (บัญชี ${account} ของเครื่องเข้าโฟลเดอร์ที่ตั้งไว้ไม่ได้)`,
  unreachable: (folder: string) =>
    `บัญชีที่ใช้เปิดฐานข้อมูลเข้าโฟลเดอร์ ${folder} ไม่ได้ กรุณาตั้ง DATA_DIR ไว้ในโฟลเดอร์ที่บัญชีนั้นเข้าได้`,
  copied: (folder: string) => `คัดลอกโปรแกรมฐานข้อมูลไว้ที่ ${folder}`,
  noStore: (folder: string) =>
    `ไม่มีฐานข้อมูลที่ ${folder} และคำสั่งนี้ไม่สร้างให้ จึงไม่มีอะไรเปลี่ยนแปลง\n` +
    'ถ้าเซิร์ฟเวอร์ใช้โฟลเดอร์อื่น ให้ตั้ง DATA_DIR เป็นโฟลเดอร์นั้น หน้าคำสั่งหรือในไฟล์ .env',
  startFirst: 'ถ้ายังไม่เคยเริ่ม ให้เริ่มด้วย npm start ก่อน',
  creating: (folder: string) => `กำลังสร้างฐานข้อมูลใหม่ที่ ${folder}`,
  orphan: (pid: number) => `พบฐานข้อมูลที่ค้างอยู่จากครั้งก่อน (pid ${pid}) กำลังปิดแล้วเปิดใหม่`,
  died: (seconds: number) => `ฐานข้อมูลหยุดทำงานกะทันหัน จะเปิดใหม่และกู้ข้อมูลใน ${seconds.toFixed(1)} วินาที`,
  back: 'ฐานข้อมูลกลับมาทำงานแล้ว',
  gaveUp: (times: number) =>
    `ฐานข้อมูลหยุดทำงาน ${times} ครั้งใน 1 นาที จะไม่เปิดใหม่อีก กรุณาดูบันทึกของฐานข้อมูล`,
  noAccount: 'ไม่พบบัญชี postgres หรือ nobody ใน /etc/passwd (PostgreSQL ทำงานด้วยสิทธิ์ root ไม่ได้)',
  noBinaries: (name: string) => `ไม่พบโปรแกรมฐานข้อมูล ${name} กรุณารัน npm ci อีกครั้ง`,
  noCredentials: (folder: string) =>
    `พบฐานข้อมูลที่ ${folder} แต่ไม่พบแฟ้มรหัสผ่าน postgres.json กรุณานำแฟ้มนั้นกลับมาจากข้อมูลสำรอง`,
  noCluster: (folder: string) =>
    `เคยมีฐานข้อมูลที่ ${folder} แต่ไม่พบแล้ว โปรแกรมจะไม่สร้างของว่างมาแทน กรุณานำข้อมูลกลับมา ` +
    'หรือหากต้องการเริ่มใหม่ ให้ลบโฟลเดอร์ข้อมูลทั้งโฟลเดอร์',
  notReady: (home: string, reason: string, line: string) =>
    `เปิดฐานข้อมูลใน ${home} ไม่ได้: ${reason} บันทึกอยู่ใน ${home}/log และ start.log (${line})`,
  silent: (seconds: number) =>
    `ฐานข้อมูลไม่ตอบภายใน ${seconds} วินาที ให้ปิดโปรแกรมอื่นที่ใช้เครื่องหนักแล้วเริ่มใหม่`,
  whyEnded: {
    disk: 'ดิสก์เต็ม ให้ลบหรือย้ายไฟล์ที่ไม่ใช้ หรือเพิ่มดิสก์ แล้วเริ่มใหม่',
    library: (name: string) =>
      `เครื่องขาดไลบรารี ${name} ให้ติดตั้งแพ็กเกจของระบบที่มีไฟล์นี้ หรือรัน npm ci แล้วเริ่มใหม่`,
    rights: 'ไม่มีสิทธิ์อ่านหรือเขียนไฟล์ ให้แก้สิทธิ์ของโฟลเดอร์ข้อมูลให้บัญชีที่เปิดฐานข้อมูล แล้วเริ่มใหม่',
    version: 'ข้อมูลเป็นของ PostgreSQL รุ่นอื่น ให้ใช้โปรแกรมรุ่นเดิม สำรองข้อมูล แล้วกู้ลงโฟลเดอร์ใหม่ด้วยรุ่นนี้',
    memory: 'หน่วยความจำของเครื่องไม่พอ ให้ปิดโปรแกรมอื่นหรือเพิ่มหน่วยความจำ แล้วเริ่มใหม่',
    settings: 'ไฟล์ตั้งค่า postgresql.conf หรือ pg_hba.conf ผิด ให้แก้ตามบันทึก แล้วเริ่มใหม่',
    damaged: 'ไฟล์ของฐานข้อมูลขาดหรือเสียหาย ให้กู้จากข้อมูลสำรอง: npm run restore -- --help',
    unknown: 'โปรแกรมฐานข้อมูลจบเอง ให้แก้ตามบันทึกแล้วเริ่มใหม่ ถ้าแก้ไม่ได้ให้กู้จากข้อมูลสำรอง',
  },
  damagedCredentials: (path: string) =>
    `แฟ้มรหัสผ่านฐานข้อมูล ${path} เสียหาย อ่านไม่ได้ ให้นำแฟ้มสำรองมาวางแทนแล้วเริ่มใหม่ ` +
    'ถ้าโฟลเดอร์นี้ยังไม่เคยมีข้อมูล ให้ลบโฟลเดอร์ข้อมูลทั้งโฟลเดอร์',
  wrongCredentials: (folder: string) =>
    `รหัสผ่านใน ${folder}/postgres.json ไม่ใช่ของฐานข้อมูลในโฟลเดอร์นี้ ` +
    'ให้นำแฟ้มสำรองที่คู่กันมาวางแทนแล้วเริ่มใหม่',
  foreign: (folder: string, pid: number) =>
    `โฟลเดอร์ ${folder} มีฐานข้อมูลที่โปรแกรมนี้ไม่ได้เปิด (pid ${pid}) กรุณาปิดก่อน\n` +
    `The folder ${folder} is served by a PostgreSQL that this program did not start (pid ${pid}).`,
} as const;
