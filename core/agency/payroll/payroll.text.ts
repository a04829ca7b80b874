/** Why no payroll file could be made: whose line, which field, what to do. */

interface Position {
  readonly line: number;
  readonly field: number;
  readonly row?: { readonly seq: number; readonly membershipNo: string; readonly name: string };
}

function formatPosition({ line, field, row }: Position): string {
  const whose = row ? ` สมาชิกเลขทะเบียน ${row.membershipNo} ${row.name}` : ' (บรรทัดยอดรวม)';
  return `บรรทัดที่ ${line} ช่องที่ ${field}${whose}`;
}

export const payrollText = {
  fault: (why: string, position: Position): string =>
    `ยังทำไฟล์เงินเดือนไม่ได้ ${formatPosition(position)}: ${why} กรุณาเลือกไฟล์แบบอื่น หรือแจ้งเจ้าหน้าที่สหกรณ์`,
  long: (what: string, found: number, width: number) =>
    `${what}ยาว ${found} ไบต์ เกินช่องกว้าง ${width} ไบต์`,
  missing: (what: string) => `ไม่มี${what}`,
  negative: (what: string, value: string) => `${what}เป็นค่าลบ (${value})`,
  foreign: (what: string, letter: string) => `${what}มีอักขระ ${letter} ที่รหัส TIS-620 ไม่มี`,
  values: {
    member_no: 'เลขทะเบียนสมาชิก',
    employee_no: 'รหัสพนักงาน',
    name: 'ชื่อ-สกุล',
    amount: 'จำนวนเงิน',
    amount_satang: 'จำนวนเงิน (สตางค์)',
    date_be: 'วันที่',
    period: 'งวดเดือน',
    code: 'รหัสรายการหัก',
    text: 'ข้อความ',
    count: 'จำนวนราย',
  } as Readonly<Record<string, string>>,
};
