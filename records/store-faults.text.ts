/** What is said of a database that cannot be used as it is, each with what mends it. */

const makeRoles = 'npm run database -- roles';

export const storeFaultText = {
  noPlace: (folder: string, code: string) =>
    `สร้างหรือเขียนในโฟลเดอร์ ${folder} ไม่ได้ เพราะที่นั้นอ่านได้อย่างเดียวหรือเป็นของระบบ (${code}) ` +
    'ให้ตั้ง DATA_DIR เป็นโฟลเดอร์ที่เขียนได้ แล้วสั่งใหม่',
  wrongLogin: (login: string, server: string) =>
    `ฐานข้อมูลที่ ${server} ไม่รับล็อกอิน ${login} ` +
    'เพราะไม่มีล็อกอินนี้ รหัสผ่านไม่ตรง หรือเซิร์ฟเวอร์ไม่เปิดให้เข้าจากเครื่องนี้ ' +
    `ให้แก้ใน DATABASE_URL และ DATABASE_OWNER_URL หรือสร้างล็อกอินด้วย ${makeRoles}`,
  noDatabase: (database: string, server: string) =>
    `ไม่มีฐานข้อมูลชื่อ ${database} ที่ ${server} ` +
    `ให้แก้ชื่อใน DATABASE_URL และ DATABASE_OWNER_URL หรือสร้างด้วย ${makeRoles}`,
  mayNotConnect: (login: string, database: string) =>
    `ล็อกอิน ${login} ไม่มีสิทธิ์เข้าฐานข้อมูล ${database} ` +
    `ให้ผู้ดูแลเซิร์ฟเวอร์ฐานข้อมูลรัน SQL ที่ได้จาก ${makeRoles}`,
  ownerPooled:
    'DATABASE_OWNER_URL ชี้ไปที่ตัวรวมการเชื่อมต่อ เช่น PgBouncer จึงใช้ไม่ได้ ' +
    'เพราะการนำเข้า สำรอง และปรับโครงสร้างต้องถือการเชื่อมต่อเดียวไว้จนจบ ' +
    'ให้ชี้ไปที่ PostgreSQL โดยตรง เช่น postgres://login:password@host:5432/database',
  otherStore: (host: string) =>
    `ฐานข้อมูลที่ ${host} ไม่ใช่เครื่องสำรองของฐานข้อมูลใน DATABASE_URL ` +
    'จึงใช้อ่านแทนกันไม่ได้ ให้แก้ DATABASE_READ_URL หรือ DATABASE_URL ' +
    'หรือสร้างเครื่องสำรองใหม่ด้วย pg_basebackup (docs/operations.md)',
  noPrimary: (hosts: string) =>
    `ไม่มีเครื่องใดใน ${hosts} ที่รับการเขียน ` +
    'เพราะเครื่องหลักไม่ตอบและเครื่องสำรองยังไม่ได้รับช่วงต่อ ' +
    'ให้เปิดเครื่องหลัก หรือสั่ง SELECT pg_promote() ที่เครื่องสำรอง',
  notOpen: (host: string) =>
    `ยังเปิดการเชื่อมต่อกับฐานข้อมูลที่ ${host} ซึ่งรับช่วงเป็นเครื่องหลักแล้วไม่ได้ จึงยังไม่เขียนที่ใด ` +
    'ให้ดูที่เครื่องนั้นว่าการเชื่อมต่อเต็มหรือล็อกอินใน DATABASE_URL เข้าไม่ได้',
  badUrl:
    'ที่อยู่ฐานข้อมูลใน DATABASE_URL, DATABASE_OWNER_URL หรือ DATABASE_READ_URL ไม่ถูกต้อง ' +
    'ให้เขียน postgres://login:password@host:port/database',
  noTls: (mode: string, host: string) =>
    `ต่อฐานข้อมูลที่ ${host} ด้วย sslmode=${mode} ` +
    'ไม่ได้ เพราะนอกเครื่องนี้ต้องเข้ารหัสและตรวจชื่อเครื่อง ให้เขียน sslmode=verify-full ' +
    '(ถ้าใบรับรองออกโดยหน่วยงานเอง ให้ตั้ง NODE_EXTRA_CA_CERTS)',
  rootCertificate:
    'ใส่ sslrootcert ใน URL ของฐานข้อมูลไม่ได้ เพราะโปรแกรมไม่อ่านจากที่นั้น ให้ลบออก แล้วตั้ง ' +
    'NODE_EXTRA_CA_CERTS เป็นไฟล์ของผู้ออกใบรับรองแทน เช่น NODE_EXTRA_CA_CERTS=/etc/sahakon/ca.crt',
  newer: (name: string) =>
    `ฐานข้อมูลนี้ใช้กับโปรแกรมรุ่นใหม่กว่านี้แล้ว (มี ${name}) จึงไม่มีอะไรเปลี่ยนแปลง ให้ใช้โปรแกรมรุ่นล่าสุด`,
  changed: (name: string) =>
    `ไฟล์ ${name} ของโปรแกรมไม่ตรงกับที่ฐานข้อมูลนี้เคยใช้ จึงไม่มีอะไรเปลี่ยนแปลง ให้ติดตั้งโปรแกรมใหม่จากต้นฉบับ`,
  mayNotMakeRoles: (login: string, sqlLogin: string) =>
    `ล็อกอิน ${login} ใน DATABASE_OWNER_URL ` +
    'ไม่มีสิทธิ์สร้างบทบาทของฐานข้อมูล ให้ผู้ดูแลเซิร์ฟเวอร์ฐานข้อมูลรัน SQL ที่ได้จาก ' +
    `${makeRoles} หรือสั่ง ALTER ROLE ${sqlLogin} CREATEROLE;`,
  mayNotCreate: (login: string, database: string) =>
    `ล็อกอิน ${login} ใน DATABASE_OWNER_URL สร้างตารางในฐานข้อมูล ${database} ไม่ได้ ` +
    `ให้ผู้ดูแลเซิร์ฟเวอร์ฐานข้อมูลรัน SQL ที่ได้จาก ${makeRoles}`,
  noAppLogin: (login: string) =>
    `ไม่มีล็อกอิน ${login} ของ DATABASE_URL ` +
    `ที่เซิร์ฟเวอร์ฐานข้อมูล ให้แก้ใน DATABASE_URL หรือสร้างด้วย ${makeRoles}`,
  mayNotAdmit: (login: string, sqlLogin: string, role: string) =>
    `ล็อกอิน ${login} ของ DATABASE_URL ยังไม่มีสิทธิ์ใช้งานระบบ ` +
    `ให้ผู้ดูแลเซิร์ฟเวอร์ฐานข้อมูลรัน SQL ที่ได้จาก ${makeRoles} ` +
    `หรือสั่ง GRANT ${role} TO ${sqlLogin};`,
  noSchema: (database: string) =>
    `ฐานข้อมูล ${database} ยังไม่มีตารางของระบบ ให้ตั้ง DATABASE_OWNER_URL แล้วเริ่มใหม่ ` +
    'หรือนำเข้าข้อมูลด้วย npm run intake -- FOLDER',
  aboveRules: (login: string) =>
    `ไม่เปิดระบบด้วยล็อกอิน ${login} เพราะเป็น superuser หรือมี BYPASSRLS จึงเห็นข้อมูลของสมาชิกทุกคน`,
  ownsTables: (login: string) =>
    `ไม่เปิดระบบด้วยล็อกอิน ${login} เพราะเป็นเจ้าของตาราง จึงเห็นข้อมูลของสมาชิกทุกคน`,
  ownLogin: (role: string) =>
    `ให้สร้างล็อกอินอีกชื่อหนึ่งสำหรับ DATABASE_URL ด้วย ${makeRoles} หรือสั่ง\n` +
    `  CREATE ROLE sahakon_portal LOGIN PASSWORD '…';\n  GRANT ${role} TO sahakon_portal;`,
  noOwnerUrl:
    'ตั้ง DATABASE_URL ไว้แล้ว ' + 'ต้องตั้ง DATABASE_OWNER_URL (ล็อกอินของเจ้าของฐานข้อมูล) ด้วยจึงจะใช้คำสั่งนี้ได้',
} as const;
