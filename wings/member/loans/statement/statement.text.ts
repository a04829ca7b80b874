/** Words of a contract's statement. */
export const text = {
  back: 'สัญญาเงินกู้ทั้งหมด',
  title: (contractNo: string) => `รายการเงินกู้ ${contractNo}`,
  fallback: 'รายการเงินกู้',
  started: 'เริ่มสัญญา',
  summary: 'สรุปสัญญา',
  views: {
    label: 'ส่วนของสัญญา',
    lines: 'รายการเคลื่อนไหว',
    schedule: 'ตารางผ่อนชำระ',
    payoff: 'ปิดบัญชี ณ วันที่',
  },
  failed: 'โหลดรายการเงินกู้ไม่สำเร็จ',
  notFound: 'ไม่พบสัญญานี้',
  notFoundHint: 'สัญญานี้ไม่อยู่ในรายการเงินกู้ของคุณ ตรวจเลขที่สัญญาอีกครั้งจากหน้าเงินกู้',
} as const;
