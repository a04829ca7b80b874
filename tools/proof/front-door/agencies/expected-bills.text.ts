/** How the names of loans begin in the extract, by the column of a cover statement. */
export const loanNames = {
  emergency: 'เงินกู้ฉุกเฉิน',
  ordinary: 'เงินกู้สามัญ',
  special: 'เงินกู้พิเศษ',
} as const;
