import type { DocumentKey, Standing } from '../../../core/document-keys.ts';

const anyPage = 'ยังไม่มีหน้าใดแสดงหรือขอให้ยอมรับเอกสารนี้ เก็บไว้เป็นหลักฐานของสหกรณ์';
const asksNobody = (day: string) =>
  `ฉบับนี้มีผลตั้งแต่วันที่ ${day} ยังไม่มีหน้าใดขอให้ยอมรับเอกสารนี้ จึงไม่มีใครถูกถาม`;
const ofAll = (done: string) => (count: string, all: string | undefined) =>
  all === undefined ? `${done} ${count} ครั้ง` : `${done} ${count} จาก ${all} คน`;

/** Of each document: its name, its readers, and who is asked when a version comes into force. */
export const documentWords: Readonly<
  Record<
    DocumentKey,
    {
      readonly name: string;
      readonly readers: string;
      readonly asks: (day: string) => string;
      readonly counted: (count: string, all: string | undefined) => string;
    }
  >
> = {
  terms: {
    name: 'ข้อตกลงการใช้บริการ',
    readers: 'สมาชิกอ่านและยอมรับก่อนเข้าใช้งาน',
    asks: (day) => `สมาชิกทุกคนจะถูกขอให้ยอมรับใหม่ ตั้งแต่วันที่ ${day} และเห็นสรุปสิ่งที่เปลี่ยนก่อนยอมรับ`,
    counted: ofAll('ยอมรับแล้ว'),
  },
  'member-privacy': {
    name: 'หนังสือยินยอมเรื่องข้อมูลส่วนบุคคล',
    readers: anyPage,
    asks: asksNobody,
    counted: ofAll('ยอมรับแล้ว'),
  },
  payroll: {
    name: 'หนังสือยินยอมให้หักเงินเดือน',
    readers: anyPage,
    asks: asksNobody,
    counted: ofAll('ยอมรับแล้ว'),
  },
  cookies: {
    name: 'นโยบายคุกกี้',
    readers: 'ผู้เข้าชมเว็บไซต์อ่านก่อนตอบแถบคุกกี้',
    asks: (day) => `ผู้เข้าชมที่ยังไม่ได้ยอมรับจะถูกถามตามฉบับนี้ ตั้งแต่วันที่ ${day} ผู้ที่ยอมรับไว้แล้วไม่ถูกถามซ้ำ`,
    counted: ofAll('ตอบแล้ว'),
  },
  privacy: {
    name: 'นโยบายความเป็นส่วนตัว',
    readers: 'ทุกคนอ่านได้ในหน้านโยบาย ไม่มีการขอให้ยอมรับ',
    asks: (day) => `หน้านโยบายจะแสดงฉบับนี้พร้อมสรุปสิ่งที่เปลี่ยน ตั้งแต่วันที่ ${day} ไม่มีใครถูกขอให้ยอมรับ`,
    counted: ofAll('ตอบแล้ว'),
  },
  guide: {
    name: 'คู่มือผู้แทนหน่วย',
    readers: 'ผู้แทนหน่วยอ่านแล้วกดว่าอ่านแล้ว',
    asks: (day) => `ผู้แทนหน่วยทุกคนจะถูกเตือนให้อ่านใหม่ ตั้งแต่วันที่ ${day} และเห็นสรุปสิ่งที่เปลี่ยนเหนือคู่มือ`,
    counted: ofAll('อ่านแล้ว'),
  },
};

export const standingNames = {
  AHEAD: 'ยังไม่ถึงวันใช้',
  IN_FORCE: 'ใช้อยู่',
  EARLIER: 'เลิกใช้แล้ว',
  WITHDRAWN: 'ถอนแล้ว',
} as const satisfies Record<Standing, string>;

export const text = {
  sub: 'แต่ละฉบับมีวันที่เริ่มใช้และสรุปสิ่งที่เปลี่ยน ฉบับที่ใช้อยู่หรือเลิกใช้แล้วแก้ไม่ได้',
  loading: 'กำลังโหลดเอกสาร',
  failed: 'โหลดเอกสารไม่สำเร็จ',
  failedHint: 'เอกสารยังอยู่ครบ กรุณาลองอีกครั้ง',
  version: (version: string) => `ฉบับที่ ${version}`,
  open: (name: string) => `ดูทุกฉบับของ${name}`,
  inForce: 'ฉบับที่ใช้อยู่',
  since: 'เริ่มใช้',
  writer: 'เขียนโดย',
  program: 'มาพร้อมระบบ',
  answered: 'ผลการตอบ',
  ahead: 'ฉบับที่รออยู่',
  noneAhead: 'ไม่มี',
  noneInForce: 'ยังไม่มีฉบับที่ใช้อยู่',
  readers: 'ผู้อ่าน',
  all: 'เอกสารทั้งหมด',
  write: 'เขียนฉบับใหม่',
  change: (version: string) => `แก้ฉบับที่ ${version} ที่รออยู่`,
  missing: 'ไม่พบเอกสารนี้',
  missingHint: 'ที่อยู่อาจไม่ถูกต้อง กรุณาเลือกจากรายการเอกสาร',
  empty: 'ยังไม่มีฉบับใด',
  emptyHint: 'เมื่อเขียนฉบับแรก ฉบับนั้นจะอยู่ที่นี่พร้อมวันที่เริ่มใช้และผู้เขียน',
  table: {
    caption: 'ฉบับทั้งหมด',
    version: 'ฉบับ',
    since: 'เริ่มใช้',
    written: 'เขียนเมื่อ โดย',
    answers: 'ผลการตอบ',
    noAnswers: 'ไม่มีการตอบ',
    before: 'เทียบจาก',
    after: 'เทียบกับ',
    choose: (side: string, version: string) => `${side}ฉบับที่ ${version}`,
    actions: 'อ่านหรือถอน',
    read: 'อ่าน',
    withdraw: 'ถอน',
    withdrawOne: (version: string) => `ถอนฉบับที่ ${version}`,
  },
  withdrawing: {
    body: 'ฉบับนี้จะไม่มีผลและไม่มีใครเห็น แต่ยังอยู่ในประวัติ ฉบับที่ใช้อยู่ใช้ต่อไปตามเดิม',
    yes: 'ถอนฉบับนี้',
    busy: 'กำลังถอน',
    cancel: 'ยกเลิก',
    refused: 'ถอนไม่สำเร็จ',
    done: (version: string) => `ถอนฉบับที่ ${version} แล้ว`,
  },
  compared: (before: string, after: string) => `ฉบับที่ ${before} เทียบกับฉบับที่ ${after}`,
  one: {
    loading: 'กำลังโหลดฉบับนี้',
    failed: 'โหลดฉบับนี้ไม่สำเร็จ',
    missing: 'ไม่พบฉบับนี้',
    missingHint: 'ฉบับนี้อาจไม่มีอยู่ กรุณาเลือกจากรายการฉบับ',
    back: 'ทุกฉบับของเอกสารนี้',
    sub: (name: string, version: string, standing: string) =>
      `${name} ฉบับที่ ${version} · ${standing}`,
    asRead: 'แสดงตามที่ผู้อ่านเห็น',
  },
  fields: {
    title: 'ชื่อเอกสาร',
    effective_on: 'วันที่เริ่มใช้',
    change_summary: 'สรุปสิ่งที่เปลี่ยน',
    body: 'ข้อความ',
    withdrawn: 'ถอน',
    letters: (count: string) => `${count} ตัวอักษร`,
  },
} as const;
