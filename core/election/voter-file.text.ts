/** Words at the head of a voter list's columns, without blanks and marks. */
export const voterHeads = {
  member_no: [
    'เลขทะเบียน',
    'เลขทะเบียนสมาชิก',
    'ทะเบียน',
    'เลขสมาชิก',
    'สมาชิกเลขที่',
    'memberno',
    'membershipno',
  ],
  zone: ['เขต', 'เขตเลือกตั้ง', 'หน่วยเลือกตั้ง', 'zone'],
  booth: ['ช่อง', 'ช่องลงคะแนน', 'booth'],
  sequence: ['ลำดับ', 'ลำดับที่', 'sequence'],
  national_id: ['เลขประจำตัวประชาชน', 'เลขบัตรประชาชน', 'บัตรประชาชน', 'nationalid', 'citizenid'],
  reason: ['เหตุที่ไม่มีสิทธิ', 'เหตุที่ไม่มีสิทธิเลือกตั้ง', 'เหตุผล', 'หมายเหตุ', 'reason'],
} as const;
