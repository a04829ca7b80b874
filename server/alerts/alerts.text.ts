/** What alarms say: what is the matter, and what mends it. */
import { thaiDateTime } from '../../core/thai-date.ts';

export interface AlertWords {
  readonly title: string;
  /** What it means for people, and why it matters. */
  readonly about: string;
  /** The command or the setting that mends it. */
  readonly mend: string;
}

export const alertWords = {
  StoreAway: {
    title: 'ฐานข้อมูลไม่ตอบ',
    about: 'สมาชิกเข้าระบบไม่ได้ เฉพาะหน้าที่มีผู้เปิดดูตั้งแต่เริ่มระบบยังแสดงจากหน่วยความจำ',
    mend:
      'ดู log ของเครื่องแม่ข่าย แล้วเริ่มฐานข้อมูลใหม่ ถ้าใช้ฐานข้อมูลที่มากับโปรแกรม: npm start ' +
      'ถ้ามีเครื่องสำรองของฐานข้อมูล: docs/operations.md หัวข้อ The primary is lost',
  },
  WritesFail: {
    title: 'บันทึกข้อมูลไม่ได้',
    about: 'ฐานข้อมูลตอบแต่ไม่รับการเปลี่ยนแปลง: ดิสก์เต็ม เป็นเครื่องสำรอง ถูกตั้งให้อ่านอย่างเดียว หรือกุญแจลับไม่ตรง',
    mend: 'npm run doctor บอกเหตุและวิธีแก้ (log ของเครื่องแม่ข่ายมีบรรทัด not ready)',
  },
  ReplicaAway: {
    title: 'เครื่องสำรองของฐานข้อมูลไม่ตอบ หรือไม่ได้ตามเครื่องหลัก',
    about: 'ระบบยังใช้งานได้ตามปกติจากเครื่องหลัก แต่ถ้าเครื่องหลักเสียตอนนี้ จะไม่มีเครื่องรับช่วงต่อ',
    mend: 'ดูบันทึกของ PostgreSQL ที่เครื่องสำรอง ถ้าตามไม่ได้แล้วให้สร้างใหม่ด้วย pg_basebackup',
  },
  ReplicaBehind: {
    title: 'เครื่องสำรองของฐานข้อมูลตามไม่ทันเกิน 1 นาที',
    about: 'สมาชิกยังเห็นข้อมูลล่าสุดจากเครื่องหลัก แต่ถ้าเครื่องหลักเสียตอนนี้ รายการที่ยังไม่ถึงเครื่องสำรองอาจหาย',
    mend: 'ดู select * from pg_stat_replication ที่เครื่องหลัก แล้วดูดิสก์และเครือข่ายของเครื่องสำรอง',
  },
  DiskFull: {
    title: 'ดิสก์ใกล้เต็ม เหลือไม่ถึง 3 %',
    about: 'อีกไม่นานจะบันทึกไม่ได้ และฐานข้อมูลอาจหยุด',
    mend: 'ลบสิ่งที่ไม่ใช้หรือเพิ่มดิสก์ ดูว่าอะไรใหญ่ด้วย du -xh --max-depth=2 DATA_DIR',
  },
  DiskLow: {
    title: 'พื้นที่ดิสก์เหลือน้อย ไม่ถึง 10 %',
    about: 'ยังใช้งานได้ตามปกติ แต่ควรเพิ่มพื้นที่ก่อนคืนที่จะนำเข้าข้อมูล',
    mend: 'ลบสิ่งที่ไม่ใช้หรือเพิ่มดิสก์ ดูว่าอะไรใหญ่ด้วย du -xh --max-depth=2 DATA_DIR',
  },
  FiguresOld: {
    title: 'ข้อมูลที่แสดงเก่ากว่าที่ควร',
    about: 'สมาชิกยังเห็นยอดเดิม เพราะไม่มีข้อมูลชุดใหม่เข้ามาตามวันที่ตั้งไว้ (FIGURES_DAYS)',
    mend: 'ตรวจว่าระบบหลักส่งชุดข้อมูลแล้วหรือไม่ แล้วนำเข้าด้วย npm run intake -- FOLDER',
  },
  IntakeRefused: {
    title: 'การนำเข้าข้อมูลครั้งล่าสุดไม่สำเร็จ',
    about: 'สมาชิกยังเห็นข้อมูลชุดก่อนซึ่งถูกต้อง ชุดใหม่มีข้อผิดพลาดหรือต่างจากเดิมมากจึงไม่เผยแพร่',
    mend: 'ดูเหตุที่ /office/intake แก้ในระบบหลัก แล้วนำเข้าใหม่ด้วย npm run intake -- FOLDER',
  },
  BackupMissing: {
    title: 'ไม่มีสำเนาของคืนล่าสุด',
    about: 'หากเครื่องเสียตอนนี้ สิ่งที่เกิดหลังสำเนาล่าสุดจะหาย',
    mend: 'ดูเหตุที่ /office/backups หรือ npm run backup -- list แก้แล้วสั่ง npm run backup -- scheduled',
  },
  BackupFailed: {
    title: 'สำรองข้อมูลครั้งล่าสุดไม่สำเร็จ',
    about: 'ระบบจะลองใหม่เองใน 1 ชั่วโมง สำเนาก่อนหน้ายังอยู่',
    mend: 'ดูเหตุที่ /office/backups หรือ npm run backup -- list: ส่วนใหญ่คือที่ว่างหรือสิทธิ์ของ BACKUP_DIR',
  },
  BackupUnproven: {
    title: 'ยังไม่รู้ว่าสำเนากู้ได้จริง',
    about: 'ซ้อมกู้ไม่สำเร็จ หรือไม่ได้ซ้อมมาเกินสองสัปดาห์',
    mend: 'สั่ง npm run backup -- rehearse แล้วทำตามที่บอก',
  },
  OutboxOld: {
    title: 'SMS หรืออีเมลค้างส่ง',
    about: 'ข้อความที่ค้างนานอาจหมดอายุก่อนถึงผู้รับ',
    mend: 'ตรวจการตั้งค่า OUTBOX และ SMS_HTTP_URL และสถานะของผู้ให้บริการ',
  },
  NoticesOld: {
    title: 'อีเมลแจ้งผลการนำเข้าข้อมูลค้างส่ง',
    about: 'เจ้าหน้าที่ยังไม่รู้ผลของการนำเข้า',
    mend: 'ตรวจการตั้งค่า OUTBOX, MAIL_FROM และ INTAKE_MAIL',
  },
  MessagesLost: {
    title: 'ส่ง SMS ไม่สำเร็จเกินครึ่ง',
    about: 'สมาชิกไม่ได้รับรหัส OTP จึงยืนยันอุปกรณ์ใหม่และเปลี่ยนรหัสผ่านไม่ได้',
    mend: 'ตรวจเครดิตและสถานะของผู้ให้บริการ SMS และการตั้งค่า SMS_HTTP_URL, SMS_HTTP_OK',
  },
  AuditBroken: {
    title: 'บันทึกการใช้งานถูกแก้หรือขาดหาย',
    about: 'ลำดับของบันทึก (audit log) ไม่ต่อกัน มีผู้แก้ในฐานข้อมูลโดยตรงหรือกู้คืนไม่ครบ',
    mend:
      'อย่าแก้ไขอะไร เก็บสำเนาไว้เป็นหลักฐาน แล้วให้ผู้ตรวจสอบเรียก SELECT portal.verify_audit() ' +
      'ด้วยสิทธิ์ sahakon_audit',
  },
  SignInsFail: {
    title: 'มีการเข้าสู่ระบบที่ผิดพลาดจำนวนมาก',
    about: 'อาจมีผู้ลองเดารหัสผ่าน ระบบขอให้พิสูจน์ว่าเป็นคนและหน่วงเวลาให้แล้ว',
    mend: 'ดูที่มาใน log (code bad_credentials) แล้วปิดกั้นที่ proxy หากมาจากที่เดียว',
  },
  AnswersFail: {
    title: 'ระบบตอบผิดพลาดเกิน 5 %',
    about: 'ผู้ใช้เห็นหน้าขัดข้องพร้อมรหัสอ้างอิง',
    mend: 'ดู log ของเครื่องแม่ข่าย: บรรทัด answered 503 และ call failed บอกเหตุ',
  },
  SettingsDiffer: {
    title: 'เซิร์ฟเวอร์ที่ใช้ฐานข้อมูลเดียวกันตั้งค่าไม่เหมือนกัน',
    about: 'คนเดียวกันเห็นชื่อ ที่อยู่ หรือกติกาต่างกันตามเครื่องที่ตอบ และจดหมายใช้ข้อความของเครื่องที่เริ่มทีหลัง',
    mend: 'สั่ง npm run doctor ดูว่าค่าใดต่างและที่เครื่องใด คัดลอกค่าให้เหมือนกัน แล้วเริ่มเครื่องนั้นใหม่',
  },
  WorkersMissing: {
    title: 'โปรเซสของเว็บเริ่มไม่ครบตามที่ตั้งไว้ใน WORKERS',
    about: 'เว็บยังตอบอยู่ด้วยโปรเซสที่เหลือ แต่รับผู้ใช้พร้อมกันได้น้อยลง',
    mend: 'ดู log ของเครื่องแม่ข่าย: บรรทัด a worker cannot be started บอกเหตุ',
  },
  WorkersDie: {
    title: 'โปรเซสของเว็บหยุดเองหลายครั้งในหนึ่งชั่วโมง',
    about: 'ระบบเริ่มโปรเซสใหม่ให้เองแล้ว แต่ทุกครั้งที่หยุด ผู้ที่กำลังใช้งานจะพบว่าหน้าไม่ตอบ',
    mend:
      'ดู log ของเครื่องแม่ข่าย: บรรทัด a worker ended และ nobody caught this บอกเหตุ ' +
      'ถ้า signal เป็น SIGKILL เครื่องมักมีหน่วยความจำไม่พอ (journalctl -k): ลด WORKERS หรือเพิ่มหน่วยความจำ',
  },
  CertificateEnds: {
    title: 'ใบรับรอง TLS ใกล้หมดอายุ เหลือไม่ถึง 14 วัน',
    about: 'เมื่อหมดอายุแล้ว เบราว์เซอร์จะไม่เปิดเว็บให้ใครเลย',
    mend: 'สั่ง certbot renew แล้ว systemctl reload nginx (Caddy ดู journalctl -u caddy)',
  },
  DatabaseCertificateEnds: {
    title: 'ใบรับรอง TLS ของฐานข้อมูลใกล้หมดอายุ เหลือไม่ถึง 30 วัน',
    about: 'เมื่อหมดอายุแล้ว ระบบจะไม่เชื่อมต่อฐานข้อมูล สมาชิกใช้งานไม่ได้ทั้งหมด',
    mend:
      'ทำใบรับรองใหม่ตาม docs/operations.md หัวข้อ The certificate of the database ' +
      'แล้ว systemctl reload postgresql',
  },
  LoopLate: {
    title: 'เครื่องแม่ข่ายทำงานไม่ทัน',
    about: 'หน้าเว็บช้าลงสำหรับทุกคน',
    mend: 'ดูว่าโปรแกรมใดใช้เครื่องด้วย top เพิ่มหน่วยประมวลผล หรือย้ายการนำเข้าไปเวลาอื่น',
  },
} as const satisfies Record<string, AlertWords>;

export type AlertName = keyof typeof alertWords;

interface AlertFacts {
  readonly beganAt: Date;
  /** Name of the machine that found it. */
  readonly host: string;
  /** The worst that was measured, and from when on it counts; undefined: not known any more. */
  readonly measured?: string | undefined;
}

export const mendText = (mend: string): string => `วิธีแก้: ${mend}`;

export const measuredText = (value: string, labels: string, limit: string): string =>
  `ค่าที่วัดได้ ${value}${labels === '' ? '' : ` (${labels})`} เกณฑ์ ${limit}`;

export function beganText(name: AlertName, { beganAt, host, measured }: AlertFacts) {
  const { title, about, mend } = alertWords[name];
  return {
    subject: `แจ้งเตือน: ${title}`,
    text: [
      title,
      `ตั้งแต่ ${thaiDateTime(beganAt)} เครื่อง ${host}`,
      ...(measured === undefined ? [] : [measured]),
      '',
      about,
      mendText(mend),
      '',
      `จะแจ้งอีกครั้งเมื่อกลับเป็นปกติ (${name}, docs/alerts.md)`,
      '',
    ].join('\n'),
  };
}

export function overText(name: AlertName, { beganAt, host }: AlertFacts) {
  const { title } = alertWords[name];
  return {
    subject: `กลับเป็นปกติ: ${title}`,
    text: `${title}\nกลับเป็นปกติแล้ว เริ่มเมื่อ ${thaiDateTime(beganAt)} เครื่อง ${host} (${name})\n`,
  };
}
