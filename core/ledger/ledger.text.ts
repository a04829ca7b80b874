/** Words of every ledger. */
import { formatBaht } from '../thai-number.ts';

export const ledgerText = {
  opening: 'ยอดยกมา',
  carried: 'ยอดยกไป',
  year: (year: number) => `พ.ศ. ${year}`,
  foundHead: 'พบ (รายการ)',
  nothing: 'ไม่พบรายการที่ค้นหา',
  /** A movement without a sign: its amount stands with its word. */
  neutral: (word: string, amount: string) =>
    amount === '0.00' ? word : `${word} ${formatBaht(amount)}`,
} as const;
