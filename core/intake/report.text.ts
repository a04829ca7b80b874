/** Words of the report of a run: on a terminal, in files and in the office. */

import type { ReportChange } from './report.ts';

const blank = 'ช่องว่าง';

export const reportText = {
  comparedWith: (publication: number, asOf: string) =>
    `เทียบกับชุดที่ ${publication} ที่สมาชิกเห็นอยู่ (ข้อมูล ณ ${asOf})`,
  sumsHead: 'ยอดรวม (บาท)',
  rewritten: (count: string) =>
    `รายการที่ลงไว้แล้วและถูกแก้หรือหายไป ${count} รายการ ตรวจกับระบบงานสหกรณ์ทุกรายการ:`,
  gone: 'หายไป',
  differences: (columns: readonly ReportChange[]): string =>
    columns.length === 0
      ? reportText.gone
      : columns
          .map(({ column, before, after }) => `${column} ${before || blank} → ${after || blank}`)
          .join(', '),
  andMore: (count: string) => `  และอีก ${count} รายการ (ดูทั้งหมดด้วย --report ไฟล์.xlsx)`,
  agency: (no: string, month: string, confirmed: string, overruled: string) =>
    `ผลการหักที่หน่วยงาน ${no} รายงานเดือน ${month}: ตรงกับที่ลงบัญชี ${confirmed} ราย ต่าง ${overruled} ราย`,
  overruled: (no: string, reported: string, posted: string) =>
    `  สมาชิก ${no} รายงานว่าหักได้ ${reported} ลงบัญชี ${posted}`,

  quarantine: (count: string) =>
    `สมาชิกที่คงข้อมูลเดิมไว้ ${count} ราย เพราะรายการของตนเองตรวจไม่ตรงกัน แก้ในระบบงานสหกรณ์:`,
  quarantineOf: (no: string, day: string | null) =>
    day === null ? `  สมาชิก ${no} ยังไม่เคยแสดง` : `  สมาชิก ${no} แสดงข้อมูล ณ ${day}`,

  title: 'รายงานการนำเข้าข้อมูล',
  facts: {
    outcome: 'ผล',
    asOf: 'ข้อมูล ณ วันที่',
    source: 'โฟลเดอร์',
    form: 'รูปแบบ',
    began: 'เริ่มเมื่อ',
    seconds: 'ใช้เวลา',
    publication: 'ชุดที่แสดงหลังนำเข้า',
    before: 'ชุดที่แสดงอยู่ก่อน',
  },
  delta: 'ชุดเปลี่ยนแปลง (เฉพาะแถวที่ใหม่ เปลี่ยน หรือหายไป)',
  secondsLong: (seconds: string) => `${seconds} วินาที`,
  publicationOf: (id: number) => `ชุดที่ ${id}`,
  publicationAsOf: (id: number, day: string) => `ชุดที่ ${id} ข้อมูล ณ ${day}`,
  outcomes: {
    published: 'นำขึ้นแสดงแล้ว',
    checked: 'ตรวจแล้วถูกต้อง ยังไม่นำขึ้นแสดง',
    unchanged: 'แสดงอยู่แล้ว ไม่เปลี่ยนแปลง',
    refused: 'ไม่รับ พบข้อผิดพลาด',
    differs: 'รอยืนยัน ต่างจากที่แสดงอยู่ผิดปกติ',
    failed: 'ล้มเหลวกลางคัน ข้อมูลเดิมยังแสดงอยู่',
    rolled_back: 'เปลี่ยนไปแสดงชุดอื่นที่เก็บไว้',
  },
  forced: 'ยืนยันให้นำขึ้นแสดงแม้ต่างจากเดิม (--force)',
  tables: {
    faults: 'ข้อที่ต้องตรวจ',
    overruled: 'ข้อที่ต่างผิดปกติและยืนยันให้นำขึ้นแสดง',
    subjects: 'สรุปตามข้อมูล',
    sums: 'ยอดรวมที่เปลี่ยน',
    rewritten: 'รายการที่ลงไว้แล้วและถูกแก้หรือหายไป',
    agencies: 'ผลการหักที่หน่วยงานรายงาน เทียบกับที่ลงบัญชี',
    quarantine: 'สมาชิกที่คงข้อมูลเดิมไว้',
  },
  none: {
    faults: 'ไม่พบข้อที่ต้องตรวจ',
    subjects: 'ยังไม่ได้เทียบกับชุดที่แสดงอยู่',
    sums: 'ไม่มียอดรวมใดเปลี่ยน',
    rewritten: 'ไม่มีรายการที่ลงไว้แล้วถูกแก้หรือหายไป',
    agencies: 'ไม่มีเดือนที่หน่วยงานรายงานและเพิ่งลงบัญชีในชุดนี้ที่ต่างกัน',
  },
  columns: {
    name: 'ข้อมูล',
    before: 'แสดงอยู่',
    after: 'ชุดนี้',
    added: 'เพิ่ม',
    changed: 'เปลี่ยน',
    missing: 'หายไป',
    refused: 'ไม่รับ',
    column: 'คอลัมน์',
    beforeBaht: 'แสดงอยู่ (บาท)',
    afterBaht: 'ชุดนี้ (บาท)',
    file: 'ไฟล์',
    row: 'แถว',
    reason: 'เหตุ',
    item: 'รายการ',
    was: 'เดิม',
    is: 'ใหม่',
    agency: 'หน่วยงาน',
    month: 'เดือน',
    member: 'เลขทะเบียน',
    quarantineAsOf: 'แสดงข้อมูล ณ',
    neverShown: 'ยังไม่เคยแสดง',
    reported: 'หน่วยงานรายงาน (บาท)',
    posted: 'ลงบัญชี (บาท)',
  },
} as const;
