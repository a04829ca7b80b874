/** What a comparison with the shown records says, in words for who answers for the records. */

/** What each subject holds, as people say it. */
export const subjectWords = {
  agencies: 'หน่วยงาน',
  members: 'สมาชิก',
  dividend_years: 'ปีบัญชีปันผล',
  dividends: 'ปันผลของสมาชิก',
  dividend_deductions: 'รายการหักจากปันผล',
  share_lines: 'รายการหุ้น',
  deposit_accounts: 'บัญชีเงินฝาก',
  deposit_slips: 'ใบฝาก',
  deposit_lines: 'รายการเงินฝาก',
  loans: 'สัญญาเงินกู้',
  loan_lines: 'รายการเงินกู้',
  guarantees: 'หลักประกัน',
  agency_months: 'ยอดเรียกเก็บของหน่วยงาน',
  collections: 'ใบเรียกเก็บและใบเสร็จ',
  collection_items: 'รายการในใบเรียกเก็บและใบเสร็จ',
  cremation_enrolments: 'สมาชิกฌาปนกิจ',
  cremation_months: 'ยอดฌาปนกิจรายเดือน',
  beneficiaries: 'ผู้รับโอนประโยชน์',
  welfare_types: 'ประเภทสวัสดิการ',
  welfare_claims: 'คำขอสวัสดิการ',
} as const;

/** What the columns of keys are called before their values. */
export const keyWords: Readonly<Record<string, string>> = {
  AGENCY_NO: 'หน่วยงาน',
  MEMBER_NO: 'สมาชิก',
  ACCOUNT_NO: 'บัญชี',
  CONTRACT_NO: 'สัญญา',
  CREMATION_NO: 'เลขฌาปนกิจ',
  REQUEST_NO: 'คำขอ',
  TYPE_CODE: 'รหัส',
  MONTH: 'เดือน',
  YEAR: 'ปี',
  SEQ: 'ลำดับ',
  ITEM_NO: 'รายการ',
  ORDER_NO: 'ลำดับ',
};

const examples = (list: string): string => (list === '' ? '' : ` เช่น ${list}`);

/** Why an extract is asked about: it differs from what is shown as no night's work does. */
export const comparisonReasons = {
  withdrawnContent: (publication: number) => `เนื้อหาเดียวกับชุดที่ ${publication} ซึ่งถูกถอยกลับแล้ว`,
  everythingGone: (what: string, all: string) =>
    `${what}ที่สมาชิกเห็นอยู่ ${all} แถวหายไปทั้งหมด ชุดนี้ไม่มีเลย`,
  monthGone: (month: string, count: string, list: string) =>
    `เดือน ${month} ซึ่งสมาชิกเห็นอยู่ หายไป ${count} หน่วยงาน${examples(list)}`,
  monthChanged: (month: string, count: string, list: string) =>
    `ยอดเดือน ${month} ซึ่งลงบัญชีแล้ว ต่างจากที่สมาชิกเห็นอยู่ ${count} หน่วยงาน${examples(list)}`,
  billsGone: (month: string, left: string, all: string, list: string) =>
    `เดือน ${month} ซึ่งยังไม่ลงบัญชี เรียกเก็บ ${left} คน จากที่แสดงอยู่ ${all} คน` + `${examples(list)}`,
  productGone: (what: string, product: string, count: string) =>
    `${what}ประเภท ${product} ซึ่งสมาชิกใช้อยู่ ${count} รายการ ไม่มีในชุดนี้แม้แต่รายการเดียว`,
  yearChanged: (year: number) => `ปี ${year} ซึ่งอนุมัติแล้ว มีอัตราหรือวิธีคำนวณต่างจากชุดที่แสดงอยู่`,
  rowsGone: (what: string, count: string, all: string, list: string) =>
    `${what}หายไป ${count} จาก ${all} แถวที่สมาชิกเห็นอยู่${examples(list)}`,
  rowsChanged: (what: string, count: string, all: string, list: string) =>
    `${what}ต่างจากที่สมาชิกเห็นอยู่ ${count} จาก ${all} แถว ในช่องที่ปกติไม่เปลี่ยน${examples(list)}`,
  historyRewritten: (what: string, count: string, all: string, list: string) =>
    `${what}ที่ลงไว้แล้วถูกแก้หรือหายไป ${count} จาก ${all} แถว${examples(list)}`,
} as const;
