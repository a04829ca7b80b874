/** Words of the room where staff see what came of each intake. */
import { formatNumber } from '../../../core/thai-number.ts';

const count = (number: number): string => formatNumber(number, 0);

export const text = {
  title: 'การนำเข้าข้อมูล',
  sub: 'ผลของแต่ละคืน เทียบกับที่สมาชิกเห็นอยู่ ข้อที่ไม่ตรงหรือต่างผิดปกติจะไม่ขึ้นแสดงจนกว่าจะยืนยัน',
  shown: 'สมาชิกเห็นอยู่ตอนนี้',
  publication: 'ชุดที่แสดง',
  asOf: 'ข้อมูล ณ วันที่',
  since: 'แสดงตั้งแต่',
  runs: 'ครั้งล่าสุด',
  caption: 'การนำเข้าข้อมูล ครั้งล่าสุดอยู่บนสุด',
  began: 'เริ่มเมื่อ',
  outcome: 'ผล',
  faults: 'ข้อที่ต้องตรวจ',
  source: 'โฟลเดอร์',
  none: 'ไม่มี',
  noSource: 'ไม่มีโฟลเดอร์',
  count,
  rows: (number: number) => `${count(number)} ข้อ`,
  forced: 'ยืนยันแล้ว (--force)',
  dryRun: 'ตรวจอย่างเดียว (--dry-run)',
  empty: 'ยังไม่เคยนำเข้าข้อมูล',
  emptyHint: 'เมื่อนำชุดข้อมูลจากระบบงานสหกรณ์เข้า ผลจะขึ้นที่นี่',
  all: 'การนำเข้าทั้งหมด',
  loading: 'กำลังโหลดผลการนำเข้า',
  failed: 'โหลดผลการนำเข้าไม่สำเร็จ',
  failedHint: 'กรุณาลองอีกครั้ง ยังไม่มีอะไรเปลี่ยนแปลง',
  notFound: 'ไม่พบการนำเข้าครั้งนี้',
  notFoundHint: 'ระบบเก็บผลไว้ 400 ครั้งล่าสุด',
  fileName: (day: string) => `รายงานการนำเข้าข้อมูล ${day}`,
  one: {
    title: (when: string) => `นำเข้าเมื่อ ${when}`,
    summary: 'สรุป',
    seconds: (seconds: number) => `ใช้เวลา ${formatNumber(seconds, 1)} วินาที`,
    before: 'เทียบกับ',
    form: 'รูปแบบ',
    delta: 'ชุดเปลี่ยนแปลง',
    beforeOf: (id: number, day: string) => `ชุดที่ ${id} ข้อมูล ณ ${day}`,
    publicationOf: (id: number) => `ชุดที่ ${id}`,
    notShown: 'ยังไม่ขึ้นแสดง',
    differs: {
      title: 'ข้อมูลในชุดถูกต้องตรงกัน แต่ต่างจากที่สมาชิกเห็นอยู่มากผิดปกติ',
      text:
        'ตรวจข้อด้านล่างกับระบบงานสหกรณ์ ถ้าข้อมูลขาดหาย ให้ส่งออกชุดใหม่ ' +
        'ถ้าถูกต้องทุกข้อ ให้ผู้ดูแลระบบนำเข้าอีกครั้งด้วยตัวเลือก --force',
    },
    refused: {
      title: 'ไม่รับชุดข้อมูลนี้ ข้อมูลเดิมยังแสดงอยู่ครบ',
      text: 'แก้ข้อด้านล่างในระบบงานสหกรณ์ แล้วส่งออกชุดใหม่',
    },
    failed: {
      title: 'การนำเข้าหยุดกลางคัน ข้อมูลเดิมยังแสดงอยู่ครบ',
      text: 'ให้ผู้ดูแลระบบดูบันทึกของเครื่อง แล้วนำเข้าชุดเดิมอีกครั้ง',
    },
    quarantine: {
      title: (number: number) => `สมาชิก ${count(number)} รายยังเห็นข้อมูลเดิม`,
      text:
        'รายการของสมาชิกเหล่านี้ตรวจไม่ตรงกัน ระบบจึงคงข้อมูลเดิมไว้และแจ้งสมาชิกในหน้าจอ สมาชิกอื่นเห็นข้อมูลใหม่แล้ว ' +
        'แก้ข้อด้านล่างในระบบงานสหกรณ์ แล้วส่งออกชุดใหม่',
      panel: 'สมาชิกที่คงข้อมูลเดิมไว้',
      member: (no: string) => `เลขทะเบียน ${no}`,
      asOf: (day: string) => `เห็นข้อมูล ณ ${day}`,
      neverShown: 'ยังไม่เคยแสดงข้อมูล',
    },
    overruled: 'ข้อที่ต่างผิดปกติและยืนยันให้นำขึ้นแสดง',
    more: 'อาจมีข้ออื่นอีก แสดงเท่าที่พบก่อน',
    faultCaption: 'ข้อที่ต้องตรวจ ตามลำดับที่พบ',
    place: (file: string, row: number, column: string) =>
      [file, row > 1 ? `แถว ${count(row)}` : '', column].filter((part) => part !== '').join(' · '),
    subjects: 'สรุปตามข้อมูล',
    subjectsCaption: 'จำนวนแถวของแต่ละข้อมูล ที่แสดงอยู่และในชุดนี้',
    noSubjects: 'ไม่ได้เทียบ',
    noSubjectsHint: 'ชุดแรกของสหกรณ์ หรือชุดที่พบข้อผิดพลาดก่อนจะเทียบได้',
    sums: 'ยอดรวมที่เปลี่ยน',
    sumsCaption: 'ยอดรวมของคอลัมน์จำนวนเงินที่เปลี่ยน จำนวนเงินเป็นบาท',
    noSums: 'ไม่มียอดรวมใดเปลี่ยน',
    rewritten: 'รายการที่ลงไว้แล้วและถูกแก้หรือหายไป',
    rewrittenSub: (number: number) =>
      `${count(number)} รายการ สมาชิกเคยเห็นรายการเหล่านี้มาแล้ว ตรวจทุกรายการแม้ยอดจะตรงกัน`,
    rewrittenCaption: 'รายการที่ลงไว้แล้วและถูกแก้หรือหายไป',
    firstOf: (shown: number) => `แสดง ${count(shown)} รายการแรก ดูเพิ่มในไฟล์`,
    agencies: 'ผลที่หน่วยงานรายงาน เทียบกับที่ลงบัญชี',
    agency: (no: string, month: string) => `หน่วยงาน ${no} เดือน ${month}`,
    agencyCounts: (confirmed: number, overruled: number) =>
      `ตรงกัน ${count(confirmed)} ราย ต่างกัน ${count(overruled)} ราย`,
    overruledCaption: (no: string) => `รายที่ลงบัญชีต่างจากที่หน่วยงาน ${no} รายงาน จำนวนเงินเป็นบาท`,
  },
} as const;
