export const monthPickerText = {
  label: 'เดือน',
  earlier: 'เดือนก่อน',
  later: 'เดือนถัดไป',
} as const;
