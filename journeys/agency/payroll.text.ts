/** What a payroll writes about a month: the words of its file. */
export const payrollText = {
  head: 'เลขทะเบียน,เรียกเก็บ,หักได้,เหตุผล',
  short: 'เงินไม่พอ',
  leave: 'ลาไม่รับเงินเดือน',
} as const;
