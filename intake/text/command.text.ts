/** What the commands of the intake say: progress, results, words of the command line. */
import { found } from './found.text.ts';

/** What the command line says. */
export const commandText = {
  description: 'ตรวจชุดข้อมูลในโฟลเดอร์ แล้วนำขึ้นแสดงแทนชุดเดิมทั้งชุดในครั้งเดียว',
  folder: 'โฟลเดอร์ของชุดข้อมูล มีไฟล์ manifest.csv อยู่ด้วย',
  dryRun: 'ตรวจทุกขั้นตอนแต่ไม่เปลี่ยนข้อมูลที่แสดงอยู่',
  force: 'นำเข้าแม้เป็นชุดเดียวกับที่แสดงอยู่ เก่ากว่า หรือต่างจากชุดนั้นผิดปกติ',
  agreed: 'ใช้กับ --force: ยืนยันเฉพาะข้อที่เห็นใต้รหัสนี้ ถ้ามีข้ออื่นจะยังไม่นำขึ้นแสดง',
  agreedNeedsForce: '--agreed ใช้คู่กับ --force เท่านั้น',
  agreement: (code: string) =>
    'เมื่อตรวจแล้วว่าถูกต้องทุกข้อ ให้สั่งนำเข้าชุดเดิมซ้ำโดยเติม ' +
    `--force --agreed ${code} (ยืนยันเฉพาะข้อข้างต้น ถ้ามีข้ออื่นจะถามใหม่)`,
  otherAgreement: (code: string) =>
    `รหัส --agreed ${code} ไม่ใช่ของข้อที่ถามในรอบนี้ อาจพิมพ์ผิด หรือชุดข้อมูลหรือข้อที่ถามต่างไปจากตอนที่เห็นรหัสนั้น`,
  notForCommand: (option: string, command: string) =>
    `${option} ใช้กับคำสั่ง ${command} ไม่ได้ จึงยังไม่ได้ทำอะไร`,
  makeNew: 'สร้างฐานข้อมูลใหม่ที่ DATA_DIR ถ้ายังไม่มี',
  orNew: 'ถ้าจะเริ่มสหกรณ์ใหม่ด้วยชุดข้อมูลนี้ ให้เติม --new',
  report: 'เขียนรายงานลงไฟล์ .json หรือ .xlsx ด้วย',
  badReport: (endings: readonly string[]) => `ชื่อไฟล์รายงานต้องลงท้ายด้วย ${endings.join(' หรือ ')}`,
  unfitReport: (file: string) => `ไม่เขียนรายงานลง ${file} เพราะไม่ใช่ไฟล์ปกติ (เช่น เป็นลิงก์)`,
  reportUnwritten: (file: string, cause: string) =>
    `เขียนรายงานลง ${file} ไม่ได้ (${cause}) ผลของการนำเข้าเป็นไปตามที่แจ้งไว้ข้างต้น`,
  reportWritten: (file: string) => `เขียนรายงานไว้ที่ ${file} แล้ว`,
  history: 'แสดงประวัติการนำเข้า',
  rollback: 'กลับไปแสดงชุดก่อนหน้า หรือชุดใดก็ได้ที่ยังเก็บไว้',
  publication: 'เลขชุดตามประวัติ ถ้าไม่ระบุคือชุดก่อนหน้า',
  badPublication: (text: string) => `เลขชุดต้องเป็นจำนวนเต็ม ${found(text)}`,
  rolledBack: (id: number, asOf: string) =>
    `สมาชิกเห็นชุดที่ ${id} ข้อมูล ณ ${asOf} แล้ว\n` +
    'ไปชุดอื่นได้ด้วย npm run intake -- rollback เลขชุด (ดูเลขชุดด้วย npm run intake -- history)',
  notKept: (to: number | undefined, kept: readonly number[]) =>
    `${to === undefined ? 'ไม่มีชุดก่อนหน้าที่เก็บไว้' : `ชุดที่ ${to} ไม่ได้เก็บไว้`} ` +
    `ชุดที่เก็บไว้: ${kept.join(', ') || 'ไม่มี'}`,
  badQuarantine: (input: string, most: number) =>
    `INTAKE_QUARANTINE ต้องเป็นจำนวนสมาชิก 0 ถึง ${most} เช่น INTAKE_QUARANTINE=0 ${found(input)}`,
  badKeep: (input: string, least: number, most: number) =>
    `INTAKE_KEEP_PUBLICATIONS ต้องเป็นจำนวน ${least} ถึง ${most} ` +
    `เช่น INTAKE_KEEP_PUBLICATIONS=3 ${found(input)}`,
  storeAway: (detail: string) => `ข้อมูลเดิมยังแสดงอยู่ครบ · ${detail}`,

  resumed: (files: number) => `ทำต่อจากครั้งก่อนที่ถูกตัดไป อ่านและตรวจแล้ว ${files} ไฟล์`,
  look: 'กำลังเปิดดูชุดข้อมูล',
  load: (file: string, percent: number) => `กำลังตรวจและนำเข้า ${file} (${percent}%)`,
  verify: 'กำลังตรวจซ้ำในฐานข้อมูล',
  publish: 'กำลังนำขึ้นแสดง',

  published: (asOf: string, publicationId: number, seconds: string) =>
    `นำขึ้นแสดงแล้ว ข้อมูล ณ ${asOf} (ชุดที่ ${publicationId} ใช้เวลา ${seconds} วินาที)`,
  checked: (asOf: string) => `ตรวจแล้วถูกต้องครบถ้วน ข้อมูล ณ ${asOf} ยังไม่ได้นำขึ้นแสดง`,
  unchanged: (asOf: string) => `ชุดข้อมูล ณ ${asOf} นี้แสดงอยู่แล้ว ไม่มีอะไรเปลี่ยนแปลง`,
  refused: (count: number, more: boolean) =>
    `ไม่รับชุดข้อมูลนี้ พบข้อผิดพลาด ${more ? 'อย่างน้อย ' : ''}${count} แห่ง ข้อมูลเดิมยังแสดงอยู่ครบ`,
  differs: (count: number, more: boolean) =>
    `ชุดข้อมูลนี้ถูกต้องในตัวเอง แต่ต่างจากที่สมาชิกเห็นอยู่ผิดปกติ ${more ? 'อย่างน้อย ' : ''}${count} ข้อ ` +
    'จึงยังไม่นำขึ้นแสดง ข้อมูลเดิมยังแสดงอยู่ครบ ตรวจกับระบบงานสหกรณ์ก่อน หากถูกต้องทุกข้อให้ใช้ --force',
  busy: 'มีการนำเข้าข้อมูลอื่นกำลังทำงานอยู่ กรุณารอให้เสร็จแล้วลองใหม่',
  demo: (folder: string) =>
    'ไม่รับชุดข้อมูลนี้ เพราะฐานข้อมูลนี้เป็นสหกรณ์สาธิตซึ่งใครก็รู้รหัสผ่าน และ --force ก็ใช้ไม่ได้\n' +
    'ให้นำเข้าที่ฐานข้อมูลใหม่แล้วเริ่มระบบที่นั่น ด้วย DATA_DIR ที่เป็นโฟลเดอร์ใหม่ เช่น\n' +
    `  DATA_DIR=./data-real npm run intake -- ${folder} --new\n` +
    'หรือตั้ง DATABASE_URL และ DATABASE_OWNER_URL เป็นฐานข้อมูลใหม่',
  file: (file: string, rows: string) => `${file}: ${rows} แถว`,
  fault: (file: string, row: number, column: string, reason: string) =>
    row === 0
      ? [file, reason].filter(Boolean).join(': ')
      : `${file} แถว ${row}${column && ` คอลัมน์ ${column}`}: ${reason}`,

  noHistory: 'ยังไม่เคยนำเข้าข้อมูล',
  entry: (id: number, asOf: string, at: string, members: string, state: string) =>
    `ชุดที่ ${id} ข้อมูล ณ ${asOf} นำขึ้นเมื่อ ${at} สมาชิก ${members} คน ${state}`,
  uponBase: (id: number) => ` ชุดเปลี่ยนแปลงต่อจากชุดที่ ${id}`,
  states: {
    current: '(แสดงอยู่)',
    kept: '(เก็บไว้)',
    withdrawn: '(ถอยกลับแล้ว เก็บไว้)',
    dropped: '(ลบข้อมูลแล้ว)',
  },
} as const;
