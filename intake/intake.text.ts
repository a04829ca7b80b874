/** Why an extract is refused: every reason of a fault. */

import { comparisonReasons } from './text/comparison.text.ts';
import { crossCheckReasons } from './text/cross-checks.text.ts';
import { deltaReasons } from './text/delta.text.ts';
import { found } from './text/found.text.ts';

/** A group of rows as reasons name it: `members.csv AGENCY_NO 01011001`. */
export const groupName = (file: string, by: string, value: string): string =>
  `${file} ${by} ${value}`;

/** A reason, and the number by which people know the ledger of the row. */
export const inLedger = (reason: string, column: string, key: string): string =>
  `${reason} (${column} ${key})`;

/** Why a field, a row or a file is refused. */
export const reasons = {
  required: 'ช่องนี้ต้องไม่ว่าง',
  unassignedByte: 'มีอักขระที่ไม่มีในชุดอักขระของไฟล์ กรุณาส่งออกไฟล์ใหม่จากระบบงานสหกรณ์',
  controlCharacter: 'มีอักขระควบคุมที่มองไม่เห็นปนอยู่ในข้อความ',
  textTooLong: (limit: number) => `ข้อความยาวเกิน ${limit} ตัวอักษร`,
  memberNo: (text: string) => `เลขทะเบียนสมาชิกต้องเป็นตัวเลขไม่เกิน 6 หลัก ${found(text)}`,
  agencyNo: (text: string) => `รหัสหน่วยงานต้องเป็นตัวเลขไม่เกิน 15 หลัก ${found(text)}`,
  accountNo: (text: string) => `เลขที่บัญชีต้องเป็นตัวเลข ตัวอักษร จุด ขีด หรือทับ ไม่เกิน 20 ตัว ${found(text)}`,
  scientific: (text: string) =>
    `เลขที่บัญชีถูกโปรแกรมตารางคำนวณย่อเป็นรูปยกกำลัง หลักท้ายสูญหายแล้ว ${found(text)}`,
  nationalId: 'เลขประจำตัวประชาชนต้องมี 13 หลักและเลขตรวจสอบหลักสุดท้ายถูกต้อง',
  dayForm: (text: string) => `วันที่ต้องเขียนแบบ วว/ดด/ปปปป ปี พ.ศ. ${found(text)}`,
  month: (text: string) => `เดือนต้องเขียนแบบ ดด/ปปปป ปี พ.ศ. ${found(text)}`,
  year: (text: string) => `ปีต้องเป็น พ.ศ. สี่หลัก ${found(text)}`,
  flag: (text: string) => `ต้องเป็น 0 หรือ 1 ${found(text)}`,
  contractNo: (text: string) => `เลขที่สัญญาต้องมีตัวเลข ไม่เกิน 20 ตัวอักษร ${found(text)}`,
  dayEra: (text: string) => `ปีต้องเป็น พ.ศ. (มากกว่า 2400) ${found(text)}`,
  dayMissing: (text: string) => `ไม่มีวันที่นี้ในปฏิทิน ${found(text)}`,
  amount: (text: string) => `จำนวนเงินต้องมีทศนิยมสองตำแหน่ง ไม่มีเครื่องหมายคั่นหลักพัน ${found(text)}`,
  rate: (text: string) => `อัตราร้อยละต้องอยู่ระหว่าง 0 ถึง 100 ทศนิยมไม่เกินสี่ตำแหน่ง ${found(text)}`,
  whole: (text: string) => `ต้องเป็นจำนวนเต็มไม่ติดลบ ${found(text)}`,
  sign: (text: string) => `เครื่องหมายรายการต้องเป็น 1, 0 หรือ -1 ${found(text)}`,
  oneOf: (text: string, codes: readonly string[]) =>
    `ต้องเป็นค่าใดค่าหนึ่งใน ${codes.join(', ')} ${found(text)}`,

  noFolder: (folder: string) => `ไม่พบโฟลเดอร์ ${folder}`,
  folderUnreadable: (folder: string) => `เปิดอ่านโฟลเดอร์ไม่ได้ ${folder}`,
  missingFile: (file: string) => `ไม่พบไฟล์ ${file} ในโฟลเดอร์`,
  missingManifest:
    'ไม่พบไฟล์นี้ในโฟลเดอร์ จึงไม่มียอดควบคุมสำหรับตรวจ หากเป็นไฟล์ที่ระบบงานสหกรณ์ส่งออกเอง ' +
    'ให้ระบุแผนที่ข้อมูลด้วย --mapping หรือเริ่มทำแผนที่ด้วย npm run intake -- learn โฟลเดอร์',
  unknownFile: 'ไฟล์นี้ไม่อยู่ในรูปแบบชุดข้อมูลที่ตกลงกัน',
  utf16: 'ไฟล์เข้ารหัสแบบ UTF-16 กรุณาบันทึกเป็น UTF-8 หรือ Windows-874',
  header: (expected: string, text: string | undefined) =>
    text === undefined
      ? `หัวคอลัมน์ ${expected} หายไป`
      : `หัวคอลัมน์ตรงนี้ต้องเป็น ${expected} ${found(text)}`,
  headerExtra: (text: string) => `มีคอลัมน์เกินจากรูปแบบที่ตกลงกัน ${found(text)}`,
  emptyFile: 'ไฟล์ว่าง ไม่มีแม้แต่แถวหัวคอลัมน์',
  tooFewFields: (expected: number, count: number) => `แถวนี้มี ${count} ช่อง จากที่ต้องมี ${expected} ช่อง`,
  tooManyFields: (expected: number, count: number) =>
    `แถวนี้มี ${count} ช่อง เกินจากที่ต้องมี ${expected} ช่อง`,
  cut: 'ไฟล์ขาดกลางแถว แถวสุดท้ายไม่มีเครื่องหมายขึ้นบรรทัดใหม่',
  strayQuote: 'มีเครื่องหมายคำพูดผิดที่ในช่องนี้',
  recordTooLong: 'แถวนี้ยาวผิดปกติ อาจขาดเครื่องหมายคำพูดปิด',

  duplicate: (row: number) => `ข้อมูลซ้ำกับแถวที่ ${row}`,
  unknownAgency: (agencyNo: string) => `ไม่มีหน่วยงาน ${agencyNo} ใน agencies.csv`,
  unknownMember: (memberNo: string) => `ไม่มีสมาชิก ${memberNo} ใน members.csv`,
  unknownAccount: (accountNo: string) => `ไม่มีบัญชี ${accountNo} ใน deposit_accounts.csv`,
  unknownContract: (contractNo: string) => `ไม่มีสัญญา ${contractNo} ใน loans.csv`,
  agencyLoop: 'หน่วยงานต้นสังกัดวนกลับมาหาตัวเอง',
  afterAsOf: 'วันที่อยู่หลังวันที่ของชุดข้อมูล (AS_OF ใน manifest.csv)',
  before: (column: string) => `วันที่อยู่ก่อน ${column} ของแถวเดียวกัน`,
  leftMissing: 'สมาชิกพ้นสภาพแล้ว (STATUS_CODE 1 ถึง 4) ต้องมีวันที่พ้นสภาพ',
  leftWhileMember: 'ยังเป็นสมาชิก (STATUS_CODE 0 หรือ 5) ต้องไม่มีวันที่พ้นสภาพ',
  negative: 'จำนวนเงินต้องไม่ติดลบ',
  above: (column: string) => `จำนวนเงินมากกว่า ${column} ของแถวเดียวกัน`,
  closedWithInterest: 'บัญชีปิดแล้ว (CLOSED) ต้องไม่มีดอกเบี้ยสะสมค้างอยู่',
  aboveFree: 'ยอดที่ถอนได้มากกว่ายอดคงเหลือหักด้วยยอดอายัด',
  sameNationalId: (row: number) => `เลขประจำตัวประชาชนซ้ำกับสมาชิกในแถวที่ ${row}`,
  pairedWith: (column: string) => `ต้องกรอกคู่กับ ${column} หรือเว้นว่างทั้งสองช่อง`,
  signMissing: 'รายการที่มีจำนวนเงินต้องมีเครื่องหมาย 1 หรือ -1',
  signAgainstType: (type: string) => `เครื่องหมายไม่ตรงกับประเภทรายการ ${type}`,
  forwardInMiddle: 'รายการยกยอดมา (BF, 09) ต้องเป็นรายการแรกเท่านั้น',
  afterClose: 'มีรายการต่อจากการปิดบัญชีหรือปิดสัญญา (CLOSE, 04, 05, 07)',
  beforeOpened: (day: string) => `วันที่อยู่ก่อนวันเปิดบัญชีหรือวันทำสัญญา ${day}`,
  lastActivity: (last: string) => `ไม่ตรงกับวันที่ของรายการสุดท้าย ${last}`,
  closedAnyway: 'รายการสุดท้ายเป็นการปิด (CLOSE, 04, 05, 07) แต่สถานะยังเปิดอยู่',
  closedWithMoney: 'บัญชีปิดแล้ว (CLOSED) ต้องมียอดคงเหลือ 0.00',
  scattered: 'รายการของเลขนี้ต้องอยู่ติดกันในไฟล์ พบรายการก่อนหน้าอยู่ห่างออกไปแล้ว',
  sequence: (expected: number, value: number) => `ลำดับรายการต้องเป็น ${expected} พบ ${value}`,
  backwards: 'วันที่อยู่ก่อนรายการก่อนหน้า',
  running: (expected: string, value: string) =>
    `ยอดคงเหลือไม่ตรง คำนวณจากรายการก่อนหน้าได้ ${expected} แต่ไฟล์ระบุ ${value}`,
  lastBalance: (last: string, stated: string, file: string, row: number, column: string) =>
    `ยอดคงเหลือรายการสุดท้าย ${last} ไม่ตรงกับ ${column} ${stated} ใน ${file} แถว ${row}`,
  noLines: (file: string) => `มียอดคงเหลือแต่ไม่มีรายการใน ${file}`,

  mustBe: (expected: string, when: string) => `ต้องเป็น ${expected} เมื่อ ${when}`,
  mustBeEmpty: (when: string) => `ช่องนี้ต้องว่างเมื่อ ${when}`,
  mustBeFilled: (when: string) => `ช่องนี้ต้องไม่ว่างเมื่อ ${when}`,
  computed: (formula: string, expected: string, value: string) =>
    `ต้องเท่ากับ ${formula} = ${expected} แต่ไฟล์ระบุ ${value}`,
  fromLines: (file: string, expected: string, value: string) =>
    `คำนวณจาก ${file} ได้ ${expected} แต่ไฟล์ระบุ ${value}`,
  rateUnstated: (from: string) =>
    `รายการใน deposit_lines.csv ระบุอัตราไว้ไม่ครบ ต้องระบุอัตราตั้งแต่รายการของวันที่ ${from} หรือก่อนนั้น`,
  rateBands:
    'อัตราตามยอดเงินต้องเขียนแบบ ยอด=อัตรา คั่นด้วย ; ตั้งแต่สองขั้น เริ่มที่ 0.00 ยอดเพิ่มทุกขั้น ' +
    'เช่น 0.00=1.50;100000.00=2.00',
  presentRate: (expected: string, value: string) =>
    `ยอดคงเหลืออยู่ในขั้นอัตรา ${expected} ตาม RATE_BANDS แต่ไฟล์ระบุ ${value}`,
  lineRate: (expected: string, value: string) =>
    `ยอดเงินต้นก่อนรายการนี้อยู่ในขั้นอัตรา ${expected} ตาม RATE_BANDS ของสัญญา แต่ไฟล์ระบุ ${value}`,
  rateBesideBands:
    'บัญชีนี้ใช้อัตราตามยอดเงิน (RATE_BANDS) รายการตั้งแต่วันที่เริ่มใช้ต้องไม่ระบุอัตรา ' +
    'ให้ระบุวันที่เริ่มใช้ใน RATE_SINCE ของบัญชี หากไม่ระบุ นับตั้งแต่คิดดอกเบี้ยครั้งล่าสุด',
  withSlips: 'บัญชีนี้มีใบฝากใน deposit_slips.csv ซึ่งระบุของแต่ละใบไว้แล้ว ช่องนี้ต้องว่าง',
  withoutSlips: 'บัญชีนี้ไม่มีใบฝากใน deposit_slips.csv ช่องนี้ต้องไม่ว่าง',
  slipMissing: 'บัญชีนี้มีใบฝากใน deposit_slips.csv ทุกรายการต้องระบุว่าเป็นของใบฝากใด',
  unknownSlip: (slipNo: string) => `ไม่มีใบฝาก ${slipNo} ของบัญชีนี้ใน deposit_slips.csv`,
  slipBelow: (slipNo: string, balance: string) =>
    `ใบฝาก ${slipNo} จะเหลือ ${balance} ต้องไม่ต่ำกว่า 0.00`,
  belowLines: (file: string, lines: string) => `น้อยกว่ายอดยกมารวมเงินกู้ที่รับเพิ่ม ${lines} ใน ${file}`,
  belowUnpaid: (interest: string) => `น้อยกว่าดอกเบี้ยที่รายการสุดท้ายของสัญญาค้างไว้ ${interest}`,
  apart: (file: string, by: string) => `ต่างจากผลรวมใน ${file} อยู่ ${by}`,
  nothing: 'จำนวนเงินต้องมากกว่า 0.00',
  countAbove: (column: string) => `จำนวนมากกว่า ${column} ของแถวเดียวกัน`,
  fromOne: 'ต้องเป็น 1 หรือมากกว่า',
  most: (limit: number) => `ต้องไม่เกิน ${limit}`,
  keyOrder: (columns: string) => `แถวต้องเรียงตาม ${columns} แถวนี้ควรอยู่ก่อนแถวก่อนหน้า`,
  sameReceipt: 'เลขที่ใบเสร็จซ้ำกับรายการอื่นของเลขเดียวกัน',

  contractOfOther: (contractNo: string) => `สัญญา ${contractNo} เป็นของสมาชิกอื่น`,
  accountOfOther: (accountNo: string) => `บัญชี ${accountNo} เป็นของสมาชิกอื่น`,
  refinancedByItself: 'สัญญาใหม่ที่ชำระปิดสัญญานี้ต้องเป็นสัญญาอื่น',
  settledByLoan: 'ต้องมีเลขที่สัญญาใหม่เมื่อรายการสุดท้ายเป็นการชำระด้วยสัญญาใหม่ (05) และต้องว่างเมื่อไม่ใช่',
  firstLoanLine: 'รายการแรกของสัญญาต้องเป็นการรับเงินกู้ (01) หรือยกยอดมา (09)',
  loanDays: (expected: number) => `จำนวนวันนับจากรายการก่อนหน้าต้องเป็น ${expected}`,
  interestOfAdded:
    'รายการปรับเพิ่มหนี้ (06, SIGN = 1): ดอกเบี้ยที่คืนเขียนติดลบ ดอกเบี้ยที่ทบเป็นเงินต้นเท่ากับ PRINCIPAL',
  reversalAbovePaid: (paid: string) => `คืนดอกเบี้ยมากกว่าที่ชำระมาทั้งหมดในสัญญานี้ ${paid}`,
  interestAboveDue: (due: string) => `ดอกเบี้ยที่ชำระมากกว่าดอกเบี้ยที่ค้างถึงวันนั้น ${due}`,
  interestLeft: (expected: string, value: string) =>
    `ดอกเบี้ยค้าง (ค้างเดิม + ดอกเบี้ยตามจำนวนวัน - ดอกเบี้ยที่ชำระ) ต้องเป็น ${expected} แต่ไฟล์ระบุ ${value}`,
  writtenOffByLine:
    'ต้องเป็น WRITTEN_OFF เมื่อรายการสุดท้ายเป็นการตัดหนี้สูญ (07) และต้องไม่เป็นเมื่อรายการสุดท้ายเป็นอย่างอื่น',
  notSettled: 'สัญญาปิดแล้ว (CLOSED) แต่รายการสุดท้ายไม่ใช่การชำระ (02 ถึง 05) หรือการตัดหนี้สูญ (07)',
  contractClosed: (contractNo: string) => `สัญญา ${contractNo} ปิดแล้ว ไม่มีหลักประกันเหลืออยู่`,
  aboveApproved: (approved: string) => `จำนวนเงินมากกว่าวงเงินอนุมัติของสัญญา ${approved}`,
  aboveLimit: (limit: string) => `เงินต้นที่ค้างมากกว่าวงเงินหมุนเวียนของสัญญา ${limit}`,
  ownGuarantor: 'ผู้กู้ค้ำประกันตนเองไม่ได้',
  ownPledge: 'หุ้นหรือเงินฝากของผู้กู้เองต้องเว้นช่องนี้ว่าง ใส่เฉพาะเมื่อเป็นของสมาชิกอื่น',
  sameGuarantor: 'สมาชิกคนเดียวกันค้ำประกันสัญญานี้มากกว่าหนึ่งแถว',

  unknownAgencyMonth: (agencyNo: string, month: string) =>
    `ไม่มีหน่วยงาน ${agencyNo} เดือน ${month} ใน agency_months.csv`,
  notAsAgency: (expected: string) =>
    `ต้องเป็น ${expected} ตามสถานะของหน่วยงานในเดือนนี้ (agency_months.csv)`,
  monthAhead: 'เดือนต้องไม่เกินเดือนถัดจากวันที่ของชุดข้อมูล (AS_OF ใน manifest.csv)',
  receiptEarly: (earliest: string) => `วันที่อยู่ก่อนเดือนก่อนหน้าเดือนที่เรียกเก็บ ต้องไม่ก่อน ${earliest}`,
  receiptLate: (latest: string) => `วันที่อยู่หลังเดือนถัดจากเดือนที่เรียกเก็บ ต้องไม่หลัง ${latest}`,
  sameItem: 'รายการประเภทและเลขเดียวกันมีได้รายการเดียวในใบเดียวกัน',
  unknownEnrolment: (cremationNo: string) =>
    `ไม่มีเลขฌาปนกิจ ${cremationNo} ใน cremation_enrolments.csv`,

  yearGap: (year: number) => `ปีบัญชีต้องต่อเนื่องกัน แถวนี้ต้องเป็นปี ${year}`,
  yearStart: (day: string) => `ต้องเริ่มถัดจากวันสิ้นปีบัญชีก่อนหน้า คือ ${day}`,
  yearEnd: 'วันสิ้นปีบัญชีต้องอยู่ในปี YEAR',
  twelveMonths: 'ปีบัญชีต้องเริ่มวันที่ 1 และครบสิบสองเดือนพอดี',
  dividendRate: 'อัตราปันผลต้องอยู่ระหว่าง 0 ถึง 10',
  typeRates: 'อัตราตามประเภทเงินกู้ต้องเขียนแบบ รหัส=อัตรา คั่นด้วย ; รหัสละครั้งเดียว เช่น EMG=0;HSG=8.00',
  cutoffDay: 'วันตัดยอดต้องอยู่ระหว่าง 0 ถึง 28',
  yearNotApproved: 'ปีนี้ยังไม่อนุมัติใน dividend_years.csv (STATE) ช่องนี้ต้องว่าง',
  beforeYearEnd: 'วันที่จ่ายต้องอยู่หลังวันสิ้นปีบัญชี',
  unknownYear: (year: number) => `ไม่มีปี ${year} ใน dividend_years.csv`,
  unknownDividend: (memberNo: string, year: number) =>
    `ไม่มีปันผลของสมาชิก ${memberNo} ปี ${year} ใน dividends.csv`,
  beforeForward: (day: string) =>
    `คำนวณปันผลปีนี้ไม่ได้ ทะเบียนหุ้นของสมาชิกยกยอดมาเมื่อ ${day} ซึ่งต้องเป็นวันแรกของปีบัญชีหรือก่อนนั้น`,
  unknownWelfare: (typeCode: string) => `ไม่มีสวัสดิการ ${typeCode} ใน welfare_types.csv`,
  aboveWelfare: (most: string) => `จำนวนเงินมากกว่าวงเงินสูงสุดของสวัสดิการนี้ ${most}`,

  noMembers: 'ชุดข้อมูลไม่มีสมาชิกเลย การส่งออกจากระบบงานสหกรณ์อาจล้มเหลว',
  asOfAhead: 'วันที่ของชุดข้อมูลอยู่ในอนาคต',
  manifestAsOf: 'วันที่ของชุดข้อมูลต้องเหมือนกันทุกแถว',
  manifestFile: (text: string) => `ไม่รู้จักไฟล์นี้ ${found(text)}`,
  manifestColumn: (text: string) => `ไม่ใช่คอลัมน์จำนวนเงินของไฟล์นี้ ${found(text)}`,
  manifestRows: 'จำนวนแถวของไฟล์เดียวกันต้องเหมือนกันทุกแถว',
  manifestLacks: (file: string, column: string) => `ขาดยอดควบคุมของ ${file} ${column}`.trimEnd(),
  manifestNoTotal: 'แถวที่ระบุคอลัมน์ต้องมียอดรวม และแถวที่ไม่ระบุต้องไม่มี',
  manifestBy: (text: string) => `ไฟล์นี้ไม่มียอดควบคุมแยกตามคอลัมน์นี้ ${found(text)}`,
  manifestNoValue: 'แถวที่แยกยอดตามคอลัมน์ (BY) ต้องระบุค่า (VALUE) และแถวที่ไม่แยกต้องไม่ระบุ',
  manifestGroupRows: 'จำนวนแถวของค่าเดียวกันต้องเหมือนกันทุกแถว',
  manifestGroupLacks: (file: string, column: string, value: string) =>
    `ขาดยอดควบคุมของ ${file} ${column} สำหรับค่า ${value}`,
  manifestTooLong: (most: number) => `ไฟล์มีเกิน ${most} แถว มากกว่าที่ยอดควบคุมของชุดข้อมูลจะมีได้`,
  groupUnstated: (value: string) => `ไม่มียอดควบคุมของค่า ${value} ใน manifest.csv`,
  groupAbsent: (file: string, by: string, value: string) => `${file} ไม่มีแถวใดที่ ${by} เป็น ${value}`,
  groupRowCount: (group: string, stated: number, counted: number) =>
    `${group} ควรมี ${stated} แถว แต่นับได้ ${counted} แถว`,
  groupTotal: (group: string, column: string, stated: string, counted: string) =>
    `${group} คอลัมน์ ${column} ควรรวมได้ ${stated} แต่รวมได้ ${counted}`,
  rowCount: (file: string, stated: number, counted: number) =>
    `${file} ควรมี ${stated} แถว แต่นับได้ ${counted} แถว`,
  total: (file: string, column: string, stated: string, counted: string) =>
    `${file} คอลัมน์ ${column} ควรรวมได้ ${stated} แต่รวมได้ ${counted}`,

  stagedCount: (stated: number, counted: number) =>
    `นำเข้าฐานข้อมูลได้ ${counted} แถว จาก ${stated} แถว`,
  stagedTotal: (column: string) => `ยอดรวมในฐานข้อมูลของ ${column} ไม่ตรงกับยอดควบคุม`,
  asOfBack: (day: string) => `วันที่ของชุดข้อมูลเก่ากว่าชุดที่แสดงอยู่ (${day})`,
  ownerChanged: (accountNo: string) => `บัญชี ${accountNo} เปลี่ยนเจ้าของจากชุดที่แสดงอยู่`,
  personChanged: (memberNo: string) => `เลขทะเบียน ${memberNo} เป็นคนละคนกับชุดที่แสดงอยู่`,
  quarantineTaken: (key: string) =>
    `คงข้อมูลเดิมของสมาชิกที่มีข้อผิดพลาดไว้ไม่ได้ แถวเดิม (${key}) มีเลขเดียวกับแถวของผู้อื่นในชุดนี้`,
  quarantineBearer: (memberNo: string) =>
    `คงข้อมูลเดิมของสมาชิก ${memberNo} ไว้ไม่ได้ ชุดนี้ไม่ยืนยันว่าเลขทะเบียนยังเป็นของคนเดิม`,
  quarantineYear: (year: number) =>
    `คงข้อมูลเดิมของสมาชิกที่มีข้อผิดพลาดไว้ไม่ได้ ปี ${year} มีอัตราหรือวิธีคำนวณต่างจากที่แสดงอยู่`,
  ...crossCheckReasons,
  ...comparisonReasons,
  ...deltaReasons,
  stagedReference: (column: string) => `มีรายการในฐานข้อมูลที่ ${column} ไม่มีต้นทาง`,
} as const;
