/** What is wrong with a setting, in one sentence: which, what it is, what may be, an example. */

/** Text of an example without a value of its own: how to make one. */
const made = (command: string): string => `ผลของคำสั่ง ${command}`;

export const settingFaultText = {
  wrong: (name: string, read: string, needed: string, example: string) =>
    `${name}=${read} ใช้ไม่ได้ ต้องเป็น${needed} เช่น ${name}=${example}`,
  /** Of what nobody may read over a shoulder or in a log. */
  wrongSecret: (name: string, needed: string, example: string) =>
    `${name} ใช้ไม่ได้ (ไม่แสดงค่าที่ตั้งไว้) ต้องเป็น${needed} เช่น ${name}=${example}`,
  missing: (name: string, why: string, example: string) =>
    `ยังไม่ได้ตั้ง ${name} ทั้งที่${why} ให้ตั้ง เช่น ${name}=${example}`,
  wholeNumber: (least: number, most: number) => `จำนวนเต็มตั้งแต่ ${least} ถึง ${most}`,
  weekdays: 'เลขวันในสัปดาห์ 1 (จันทร์) ถึง 7 (อาทิตย์)',
  yesOrNo: ' 1 (ใช่) หรือ 0 (ไม่ใช่)',
  day: (from: string, today: string) => `วันที่แบบ ค.ศ.-เดือน-วัน ตั้งแต่ ${from} ถึงวันนี้ ${today}`,
  origin: 'ที่อยู่ https:// ที่ผู้ใช้พิมพ์ ไม่มี / หรืออื่นใดต่อท้ายชื่อเครื่อง',
  oneMail: 'ที่อยู่อีเมลที่อยู่เดียว',
  hostname: 'ชื่อเครื่องอย่างเดียว ไม่มี https:// และไม่มี /',
  otherHostname: 'ชื่อเครื่องที่ต่างจาก PUBLIC_ORIGIN หรือไม่ตั้ง',
  officeNeedsOrigin: (host: string) => `ตั้ง OFFICE_HOST=${host} ไว้`,
  proxies: 'ที่อยู่หรือช่วงที่อยู่ของพร็อกซี คั่นด้วยจุลภาค',
  valkey: ' redis://… หรือ rediss://… ที่มีชื่อเครื่องของ Valkey หรือ Redis ต่อท้ายได้เพียงเลขฐานข้อมูล',
  exampleValkey: 'rediss://sahakon:PASSWORD@valkey.example:6379/0',
  token: 'ตัวอักษร 24 ถึง 200 ตัว ไม่มีเว้นวรรค',
  madeToken: made('openssl rand -hex 24'),
  secret: 'ตัวอักษรอย่างน้อย 32 ตัว',
  madeSecret: made('openssl rand -hex 32'),
  bothSecrets:
    'ตั้ง SECRET และ SECRETS ไว้พร้อมกัน (ไม่แสดงค่าที่ตั้งไว้) ต้องตั้งเพียงอย่างเดียว เช่น ลบบรรทัด SECRET=',
  secrets: 'ทุกรุ่นของกุญแจลับ รุ่นล่าสุดไม่มีวันสิ้นสุด รุ่นก่อนหน้ามี',
  exampleSecrets: '"2:กุญแจใหม่ 1:กุญแจเดิม@2027-01-31"',
  passphrase: (least: number) => `รหัสผ่านอย่างน้อย ${least} ตัวอักษร`,
  otherPassphrase: 'รหัสผ่านที่ต่างจาก BACKUP_PASSPHRASE',
  madePassphrase: made('openssl rand -hex 16'),
  time: 'เวลาแบบ ชั่วโมง:นาที สองหลักทั้งคู่ ตั้งแต่ 00:00 ถึง 23:59',
  noOneAtNight: (folder: string) => `ตั้ง BACKUP_DIR=${folder} ไว้ และกลางคืนไม่มีใครให้ถามรหัสผ่าน`,
  gateway: 'ที่อยู่ https:// (หรือ http:// ของเครื่องนี้เอง) ที่ไม่มีบัญชีอยู่ในนั้น และชื่อเครื่องเขียนตรง ๆ',
  exampleGateway: 'https://sms.example/send?to={to}&text={text}',
  gatewayWanted: ' OUTBOX มี sms-http:',
  method: ' GET หรือ POST',
  noBody: (method: string) => `ค่าว่างเมื่อ SMS_HTTP_METHOD=${method} (หรือใช้ POST)`,
  placeholders: 'แบบข้อความที่มี {to} และ {text} อยู่ในนี้หรือใน SMS_HTTP_URL',
  exampleBody: `'{"to":"{to}","message":"{text}"}'`,
  headers: ' JSON ของชื่อและข้อความ',
  exampleHeaders: `'{"authorization":"Bearer KEY"}'`,
  outbox: ' file หรือ sms-http: หรือทั้งสอง กับ smtp://… หรือ smtps://… ได้อีกหนึ่ง อย่างละครั้ง คั่นด้วยเว้นวรรค',
  exampleOutbox: `'sms-http: smtps://portal:PASSWORD@mail.example:465'`,
  noSmsWay: 'อย่างน้อย file หรือ sms-http: เพื่อให้ SMS มีทางออก',
  mailServer: ' smtp://… หรือ smtps://… ที่มีชื่อเครื่อง',
  sender: ' OUTBOX ส่งอีเมล',
  database: ' postgres://login:password@host:port/database มีหลายเครื่องได้ คั่นด้วยจุลภาคโดยไม่มีเว้นวรรค',
  exampleDatabase: 'postgres://sahakon:PASSWORD@db1.example:5432,db2.example:5432/sahakon',
  databaseFault: (name: string, detail: string, example: string) =>
    `${name} ใช้ไม่ได้ (ไม่แสดงค่าที่ตั้งไว้): ${detail} เช่น ${name}=${example}`,
  mapping: (name: string, detail: string) =>
    `INTAKE_MAPPING=${name} ใช้ไม่ได้ ต้องเป็นชื่อหรือที่อยู่ของไฟล์แผนที่ข้อมูลที่อ่านได้ ` +
    `เช่น INTAKE_MAPPING=/etc/sahakon/mapping.json: ${detail}`,
} as const;
