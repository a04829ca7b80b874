/** What stands on bills and receipts, and the cremation associations (A.6, A.7). */
export const itemWords = {
  SHARE: { code: 'SHR', name: 'ค่าหุ้นรายเดือน' },
  EXTRA: { code: 'SHX', name: 'ซื้อหุ้นเพิ่ม' },
  LOAN: { code: 'LON', name: (product: string) => product },
  DEPOSIT: { code: 'DEP', name: (kind: string) => `เงินฝาก${kind}` },
  CREMATION: { code: 'CM1', name: 'เงินสงเคราะห์ฌาปนกิจ' },
  CREMATION_EACH: {
    code: 'CM1',
    name: (association: string, whose: string) => `เงินสงเคราะห์ฌาปนกิจ ${association} ${whose}`,
  },
  INSURANCE: { code: 'INS', name: 'เบี้ยประกันสินเชื่อรายปี' },
  FEE: { code: 'FEE', name: 'ค่าธรรมเนียมแรกเข้า' },
  OTHER: { code: 'OTH', name: 'สมทบกองทุนช่วยเหลือผู้ประสบภัย' },
  REFUND: { code: 'MRT', name: 'เงินรอจ่ายคืน หักเกินหลังชำระหนี้ที่สำนักงาน' },
} as const;

export const associations = {
  teachers: { code: 'สสอค.', name: 'สมาคมฌาปนกิจสงเคราะห์สมาชิกสหกรณ์ออมทรัพย์ครูไทย' },
  federation: {
    code: 'สส.ชสอ.',
    name: 'สมาคมฌาปนกิจสงเคราะห์สมาชิกของชุมนุมสหกรณ์ออมทรัพย์แห่งประเทศไทย',
  },
  own: { code: 'สฌ.', name: 'สมาคมฌาปนกิจสงเคราะห์สหกรณ์ออมทรัพย์ครูตัวอย่าง' },
} as const;

/** As a bill says whose number it is. */
export const relations = {
  SELF: 'ตนเอง',
  SPOUSE: 'คู่สมรส',
  PARENT: 'บิดามารดา',
  CHILD: 'บุตร',
} as const;

export const cremationWords = {
  self: 'สามัญ',
  family: 'สมทบครอบครัว',
  monthly: 'หักเงินได้รายเดือน',
} as const;
