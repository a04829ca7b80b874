export const calendarText = {
  open: (field: string) => `เปิดปฏิทิน: ${field}`,
  earlier: 'เดือนก่อน',
  later: 'เดือนถัดไป',
  month: 'เดือน',
  year: 'ปี พ.ศ.',
  weekdays: ['อา.', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.'],
  close: 'ปิด',
  today: (day: string) => `${day} (วันนี้)`,
} as const;
