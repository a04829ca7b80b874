/** What staff are written when an agency's month does not tie out. */

/** How a figure is called, by its name in `core/agency/reconciliation.ts`. */
const named: Readonly<Record<string, string>> = {
  'item.amount': 'จำนวนเงินของรายการเงินกู้ (ต้น + ดอก)',
  'bill.billed': 'ยอดเรียกเก็บของสมาชิก',
  'bill.collected': 'ยอดเก็บได้ของสมาชิก',
  'bill.uncollected': 'ยอดเก็บไม่ได้ของสมาชิก',
  'bill.refund': 'เงินรอจ่ายคืนของสมาชิก',
  'month.members': 'จำนวนรายของเดือน',
  'month.billed': 'ยอดเรียกเก็บของเดือน',
  'month.collected': 'ยอดเก็บได้ของเดือน',
  'month.uncollected': 'ยอดเก็บไม่ได้ของเดือน',
  'month.refund': 'เงินรอจ่ายคืนของเดือน',
  'letter.members': 'จำนวนรายในหนังสือนำส่ง',
  'letter.total': 'ยอดเงินในหนังสือนำส่ง',
};

export interface MismatchFacts {
  readonly agencyNo: string;
  /** `พฤศจิกายน 2568`. */
  readonly month: string;
  readonly what: string;
  readonly expected: string;
  readonly found: string;
  readonly bill: string | undefined;
}

export const mismatchText = (facts: MismatchFacts): { subject: string; text: string } => ({
  subject: `ตัวเลขเรียกเก็บไม่ตรงกัน หน่วยงาน ${facts.agencyNo} ${facts.month}`,
  text: [
    `หน่วยงาน ${facts.agencyNo} เดือน${facts.month}`,
    `${named[facts.what] ?? facts.what}: พบ ${facts.found} แต่รวมได้ ${facts.expected}`,
    ...(facts.bill === undefined ? [] : [`รายการของสมาชิก ${facts.bill}`]),
    'ระบบไม่แสดงและไม่พิมพ์เอกสารของเดือนนี้ให้หน่วยงานจนกว่าตัวเลขจะตรงกัน',
    'กรุณาตรวจในระบบหลักของสหกรณ์ แล้วนำข้อมูลเข้าใหม่',
  ].join('\n'),
});
