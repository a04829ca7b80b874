/** What the server tells the person who starts it. */
import type { IntakePhase } from '../../intake/load-extract.ts';

export const phases: Readonly<Record<IntakePhase, string>> = {
  look: 'ตรวจชุดข้อมูล',
  load: 'อ่านข้อมูล',
  verify: 'ตรวจยอด',
  publish: 'เผยแพร่ข้อมูล',
};

export const startText = {
  ready: (address: string, seconds: string) => `พร้อมใช้งานที่ ${address} (${seconds} วินาที)`,
  /** An upgrade names its few; a first start has more than anybody reads. */
  migrated: (names: readonly string[]) =>
    `ปรับโครงสร้างฐานข้อมูลแล้ว: ${names.length > 9 ? `${names.length} รายการ` : names.join(', ')}`,
  making: 'ฐานข้อมูลยังว่าง กำลังสร้างสหกรณ์สาธิต',
  renewing: 'ข้อมูลสาธิตมาจากโปรแกรมรุ่นก่อน กำลังสร้างใหม่ให้ครบทุกเรื่อง',
  oldDemo:
    'ข้อมูลสาธิตมาจากโปรแกรมรุ่นก่อน ยังไม่ครบทุกเรื่อง ' +
    'ตั้ง DATABASE_OWNER_URL แล้วเริ่มใหม่ หรือนำเข้าข้อมูลด้วย npm run intake -- FOLDER',
  /** What the demo's own extract is called where runs of the intake are listed. */
  madeUpSource: 'ข้อมูลสาธิต',
  made: 'สร้างสหกรณ์สาธิตแล้ว',
  empty: 'ฐานข้อมูลยังว่าง: นำเข้าข้อมูลด้วย npm run intake -- FOLDER',
  emptyForOthers: (names: readonly string[]) =>
    `ไม่สร้างสหกรณ์สาธิตเองเมื่อตั้ง ${names.join(', ')} เพราะใครก็รู้รหัสผ่าน: ` +
    'หากตั้งใจให้เป็นระบบสาธิต ให้ตั้ง DEMO=1',
  demoNotRequested: (names: readonly string[]) =>
    `ไม่เริ่มระบบ: ฐานข้อมูลนี้เป็นสหกรณ์สาธิตซึ่งใครก็รู้รหัสผ่าน แต่ตั้ง ${names.join(', ')} ไว้\n` +
    'หากตั้งใจให้เป็นระบบสาธิต ให้ตั้ง DEMO=1 หากไม่ใช่ ' +
    'ให้ตั้ง DATA_DIR หรือ DATABASE_URL เป็นฐานข้อมูลของสหกรณ์',
  noOrigin:
    'ยังไม่ได้ตั้ง PUBLIC_ORIGIN: เครื่องอื่นจะใช้งานอย่างปลอดภัยไม่ได้ ' +
    'ตั้งเป็นที่อยู่ที่ผู้ใช้เห็น เช่น https://portal.example',
  noSecurityContact:
    'ยังไม่ได้ตั้ง security.contact ใน site.config.json: ผู้พบช่องโหว่ไม่รู้ว่าจะแจ้งใคร ' +
    '(/.well-known/security.txt ตอบ 404)',
  begin: (address: string, code: string) =>
    `ยังไม่มีเจ้าหน้าที่: สร้างผู้ดูแลระบบคนแรกที่ ${address} ด้วยรหัส ${code} (ครั้งเดียว ใน 24 ชั่วโมง)`,
  overruled: (names: readonly string[]) =>
    `สำนักงานแก้ค่าเหล่านี้ไว้ จึงใช้แทน site.config.json: ${names.join(', ')}`,
  examples: (names: readonly string[]) =>
    `ยังเป็นค่าของสหกรณ์ตัวอย่าง: ${names.join(', ')} ` +
    'หนังสือถึงหน่วยงานและเอกสารของสมาชิกยังไม่ออก จนกว่าจะแก้ใน site.config.json หรือที่ /office/particulars',
  ownerAlone:
    'ตั้ง DATABASE_OWNER_URL ไว้แต่ไม่ได้ตั้ง DATABASE_URL จึงไม่เริ่ม: คำสั่งกับเซิร์ฟเวอร์จะใช้คนละฐานข้อมูล ' +
    'ให้ตั้งทั้งสองค่า หรือไม่ตั้งเลย',
  readAlone:
    'ตั้ง DATABASE_READ_URL ไว้แต่ไม่ได้ตั้ง DATABASE_URL จึงไม่เริ่ม: ไม่มีเครื่องหลักให้เครื่องสำรองตาม ' +
    'ให้ตั้ง DATABASE_URL ด้วย หรือลบ DATABASE_READ_URL',
  unusable: (names: readonly string[]) =>
    `ค่าที่สำนักงานแก้ไว้ใช้กับโปรแกรมรุ่นนี้ไม่ได้ จึงใช้ค่าจาก site.config.json: ${names.join(', ')}`,
  passwordAlone:
    'NEW_DEVICE_OTP=0: รหัสผ่าน 10 ตัวอักษรป้องกันบัญชีอยู่อย่างเดียว ' +
    'คำแนะนำปัจจุบันให้ใช้ 15 ตัวขึ้นไป ควรเปิดการยืนยันอุปกรณ์ใหม่ด้วย OTP',
  foreignSecret: (path: string) =>
    `กุญแจลับ (${path} หรือ SECRET, SECRETS) ไม่ใช่ของฐานข้อมูลนี้ เริ่มแล้วทุกรหัสผ่านจะผิด จึงไม่เริ่ม\n` +
    'นำไฟล์สำรองมาวางแทน หรือตั้ง SECRET เป็นค่าเดิม ถ้ากุญแจเดิมหายจริง: npm run secret -- replace --help',
  lostSecret: (path: string) =>
    `ไม่มีไฟล์กุญแจลับ ${path} แต่ฐานข้อมูลนี้ใช้กุญแจอยู่แล้ว เริ่มด้วยกุญแจใหม่ทุกรหัสผ่านจะผิด จึงไม่เริ่ม\n` +
    'นำไฟล์สำรองมาวางไว้ที่นั้น หรือตั้ง SECRET เป็นค่าเดิม ถ้ากุญแจเดิมหายจริง: npm run secret -- replace --help',
  olderSecret: (path: string) =>
    `กุญแจลับ (${path} หรือ SECRETS) เป็นสำเนาจากก่อนเปลี่ยนครั้งล่าสุด จึงไม่เริ่ม\n` +
    'นำสำเนาล่าสุดมาวางแทน ถ้าหายจริง: npm run secret -- replace --help',
  outbox: (folder: string) => `ข้อความ SMS และอีเมล รวมทั้งรหัส OTP เขียนไว้ที่ ${folder}`,
  workers: (count: number, pid: number) =>
    `ตอบด้วย ${count} โปรเซส (WORKERS): เริ่มใหม่ทีละโปรเซสโดยไม่หยุดบริการด้วย kill -USR2 ${pid}`,
  restarted: (count: number) => `เริ่มใหม่ครบ ${count} โปรเซสแล้ว ไม่มีคำขอใดหลุด`,
  notRestarted: (sentence: string) =>
    `เริ่มใหม่ไม่ได้ โปรเซสเดิมยังให้บริการอยู่ ให้แก้แล้วส่งสัญญาณ SIGUSR2 อีกครั้ง: ${sentence}`,
  nothingToRestart: 'ไม่ได้เริ่มใหม่ เพราะมีโปรเซสเดียว: ตั้ง WORKERS ตั้งแต่ 2 ขึ้นไป หรือหยุดแล้วเริ่มใหม่ทั้งหมด',
  sockets: (count: string) =>
    `systemd ส่งซ็อกเก็ตมา ${count} ช่อง (LISTEN_FDS) แต่โปรแกรมใช้ได้ช่องเดียว จึงไม่เริ่ม: ` +
    'ให้เหลือ ListenStream บรรทัดเดียวใน sahakon.socket แล้วเริ่มใหม่',
  badSocket: (code: string) =>
    `ซ็อกเก็ตที่ systemd ส่งมา (LISTEN_FDS) ใช้รับการเชื่อมต่อไม่ได้ จึงไม่เริ่ม (${code}): ` +
    'ให้ดู ListenStream ใน sahakon.socket ว่าเป็น TCP แล้วสั่ง systemctl restart sahakon.socket',
  watching: (folder: string) => `เฝ้า ${folder}: นำเข้าชุดข้อมูลที่ถูกวางในโฟลเดอร์ย่อยเอง`,
  noSite: 'ยังไม่ได้สร้างหน้าเว็บ (dist): ใช้ npm start',
  stopping: 'กำลังหยุด กด Ctrl+C อีกครั้งเพื่อหยุดทันที',
  stopped: 'หยุดแล้ว',
  databaseFailed: 'ฐานข้อมูลหยุดทำงานบ่อยเกินไป: หยุดเครื่องแม่ข่าย',
  portInUse: (host: string, port: number) =>
    `พอร์ต ${port} ของ ${host} ถูกใช้อยู่แล้ว ยังไม่มีอะไรเปลี่ยนแปลง: ` +
    'ปิดโปรแกรมที่ใช้พอร์ตนั้น หรือตั้ง PORT เป็นเลขอื่น แล้วเริ่มใหม่',
  portClosed: (host: string, port: number) =>
    `ระบบไม่อนุญาตให้เปิดพอร์ต ${port} ของ ${host} ยังไม่มีอะไรเปลี่ยนแปลง: ` +
    'ตั้ง PORT ตั้งแต่ 1024 ขึ้นไป แล้วให้ nginx หรือ Caddy รับพอร์ต 443 แทน แล้วเริ่มใหม่',
  hostUnknown: (host: string) =>
    `HOST=${host} ไม่ใช่ที่อยู่ของเครื่องนี้ ยังไม่มีอะไรเปลี่ยนแปลง: ` +
    'ตั้ง HOST เป็น 127.0.0.1 หรือที่อยู่ของเครื่อง แล้วเริ่มใหม่',
  envFile: (folder: string, code: string) =>
    `อ่านไฟล์ ${folder}/.env ไม่ได้ ยังไม่มีอะไรเปลี่ยนแปลง: ` +
    `ให้แก้สิทธิ์ให้บัญชีที่รันโปรแกรมอ่านได้ หรือคัดลอกจาก .env.example ใหม่ แล้วสั่งใหม่ (${code})`,
  noAnswer: (setting: string, address: string, sentence: string) =>
    `${setting} (${address}) ใช้ไม่ได้ จึงไม่เริ่ม ยังไม่มีอะไรเปลี่ยนแปลง: ${sentence}`,
  noneAnswers:
    'ไม่มีเครื่องใดในนี้ตอบ ให้ตรวจว่า PostgreSQL ทำงานอยู่อย่างน้อยหนึ่งเครื่อง ' +
    'และชื่อเครื่องกับพอร์ตถูกต้อง แล้วสั่งใหม่',
  notForeseen: 'ไม่เริ่ม เพราะข้อผิดพลาดที่โปรแกรมไม่รู้จัก: ส่งบรรทัดบันทึกถัดไปให้ผู้ดูแลโปรแกรม',
};
