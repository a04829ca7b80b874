/** Words of every ledger. */
import { formatBaht } from '../thai-number.ts';

export const ledgerText = {
  opening: 'ยอดยกมา',
  /** Balances at the edges of a page that has neighbours. */
  beforePage: 'ยอดก่อนรายการในหน้านี้',
  afterPage: 'ยอดหลังรายการในหน้านี้',
  /** At a month whose sums are of more lines than this page has. */
  monthElsewhere: 'รวมทั้งเดือน มีรายการในหน้าอื่นด้วย',
  year: (year: number) => `พ.ศ. ${year}`,
  foundHead: 'พบ (รายการ)',
  nothing: 'ไม่พบรายการที่ค้นหา',
  /** A movement without a sign: its amount stands with its word. */
  neutral: (word: string, amount: string) =>
    amount === '0.00' ? word : `${word} ${formatBaht(amount)}`,
} as const;
