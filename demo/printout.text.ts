/** Words of the command line and of the list of sign-ins. */
import type { CastNo } from './cast.ts';

export const castRoles: Readonly<Record<CastNo, string>> = {
  '000051':
    'เกษียณแล้ว ปันผลถูกอายัดและทุกวิธีจ่าย เงินฝากที่ปิด ที่ค้ำเงินกู้ ที่เปลี่ยนอัตรา ที่อัตราขึ้นกับยอดเงิน ' +
    'และที่สหกรณ์คิดดอกเบี้ยเอง ' +
    'เงินกู้ทุกวิธีคิดดอกเบี้ย ' +
    'หนี้ที่ปรับโครงสร้าง ดำเนินคดี ตัดหนี้สูญ และเงินฝากที่ค้ำให้ผู้อื่น',
  '000111': 'ไม่มีบัญชีเงินฝาก: หน้าที่ยังไม่มีข้อมูล',
  '000123': 'สมาชิกเต็มรูปแบบ หุ้น เงินกู้ 2 สัญญา เงินฝาก 3 บัญชี ฌาปนกิจ ปันผล',
  '000222': 'สมาชิกของโรงพยาบาล ผู้รับโอนประโยชน์รวมได้ 90 %',
  '000321': 'ยังไม่ได้สมัครใช้งาน',
  '000456': 'ยังไม่ได้ยอมรับข้อตกลง',
  '000654': 'ลาออกแล้ว: เข้าระบบไม่ได้',
  '000789': 'ต้องตั้งรหัสผ่านใหม่',
};

export const printoutText = {
  title: (password: string) => `สหกรณ์สาธิต เมื่อเริ่มสาธิต ทุกคนใช้รหัสผ่าน ${password}`,
  since: '(ผู้ที่เปลี่ยนรหัสผ่านหรือพ้นหน้าที่แล้ว ใช้ตามนี้ไม่ได้)',
  line: (memberNo: string, name: string, role: string) => `  ${memberNo}  ${name}  ${role}`,
  identity: (nationalId: string, born: string) =>
    `          เลขบัตรประชาชน ${nationalId}  วันเกิด ${born}`,
  withoutId:
    'สมาชิกที่ไม่มีบัตรประชาชน สมัครด้วยรหัสจากเคาน์เตอร์ (/office/activation): ' +
    '000005 หนังสือเดินทาง 000010 หนังสือสุทธิ 000012 เอกสารอื่น 000007 ไม่มีเอกสาร',
  contactTitle: 'ผู้แทนหน่วยเข้าที่ /membergroup/logon ด้วยรหัสผ่านเดียวกัน',
  contact: (login: string, name: string, role: string) => `  ${login.padEnd(12)}${name}  ${role}`,
  staffTitle: 'เจ้าหน้าที่เข้าที่ /office ด้วยรหัสผ่านเดียวกันและรหัสจากแอปยืนยันตัวตน',
  staff: (login: string, name: string, role: string, secret: string) =>
    `  ${login.padEnd(12)}${name}  ${role}  คีย์ของแอป ${secret}`,
};

export const commandText = {
  description: 'เขียนชุดข้อมูลของสหกรณ์สาธิต ตามรูปแบบที่ระบบงานหลักส่งออก',
  members: 'จำนวนสมาชิก รวมตัวละครประจำ',
  out: 'โฟลเดอร์ปลายทาง',
  date:
    'วันของสหกรณ์สาธิต เช่น 28/11/2568 หรือ 2025-11-28 ' +
    'หากไม่ระบุ ใช้ DEMO_DATE หรือวันทำการล่าสุดตามนาฬิกาของเครื่อง',
  asOf: 'ข้อมูล ณ วันที่ ซึ่งอาจหลังวันของสหกรณ์สาธิต หากไม่ระบุ ใช้วันเดียวกัน',
  as: 'เขียนเป็นไฟล์ของระบบงานหลักสมมติแทนรูปแบบของเรา: csv-tis620, fixed-width หรือ excel',
  deltaFrom: 'โฟลเดอร์ของชุดเต็มที่เขียนไว้แล้ว ให้เขียนชุดเปลี่ยนแปลงของคืนถัดไปที่ต่อจากชุดนั้น จำนวนสมาชิกตามชุดนั้น',
  deltaOfCore: 'ชุดเปลี่ยนแปลงเขียนได้เฉพาะรูปแบบของเรา ใช้ --as ด้วยไม่ได้',
  deltaDone: (asOf: string, folder: string) => `เขียนชุดเปลี่ยนแปลง ข้อมูล ณ ${asOf} ลงใน ${folder} แล้ว`,
  noBase: (folder: string) => `อ่านชุดเต็มใน ${folder} ไม่ได้ ต้องเป็นโฟลเดอร์ที่คำสั่งนี้เขียนไว้`,
  replace: 'เขียนทับไฟล์ที่มีอยู่ในโฟลเดอร์ปลายทาง',
  writing: 'กำลังเขียนข้อมูลสมาชิก',
  done: (members: string, folder: string, seconds: string) =>
    `เขียนข้อมูลสมาชิก ${members} คนลงใน ${folder} แล้ว ใช้เวลา ${seconds} วินาที`,
  badCore: (text: string, names: readonly string[]) =>
    `ไม่รู้จักระบบงานหลักสมมติ ${text} มี ${names.join(', ')}`,
  badNumber: (text: string) => `จำนวนสมาชิกไม่ถูกต้อง: ${text}`,
  badDay: (text: string) => `วันที่ไม่ถูกต้อง: ${text}`,
  badDate: (text: string, first: string, last: string) =>
    `วันของสหกรณ์สาธิตต้องเป็น ${first} ถึง ${last}: ${text}`,
  unwritable: (folder: string, why: string) =>
    `เขียนลงในโฟลเดอร์ ${folder} ไม่ได้ (${why}) เลือกโฟลเดอร์อื่นด้วย --out`,
  occupied: (folder: string) =>
    `โฟลเดอร์ ${folder} มีไฟล์อยู่แล้ว ไม่ได้เขียนอะไร เลือกโฟลเดอร์อื่น หรือใช้ --replace เพื่อเขียนทับ`,
  badOptions: (least: string, most: string, after: string) =>
    `จำนวนสมาชิกต้องเป็น ${least} ถึง ${most} และวันที่ต้องหลัง ${after}`,
};
