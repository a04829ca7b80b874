/** What names of loan types begin with, or leave out. */
export const loanWord = 'เงินกู้';
