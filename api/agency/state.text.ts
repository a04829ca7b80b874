/** How far an agency's month has come (part D), in words of lists and badges. */
import type { MonthState } from '../../core/agency/state.ts';

export const stateWords = {
  DRAFT: 'กำลังจัดทำ',
  SENT: 'ส่งถึงหน่วยงาน',
  OPENED: 'เปิดอ่านแล้ว',
  RESULT_RETURNED: 'รายงานผลแล้ว',
  REMITTED: 'นำส่งเงินแล้ว',
  RECONCILED: 'กระทบยอดแล้ว',
  POSTED: 'ผ่านรายการแล้ว',
} as const satisfies Record<MonthState, string>;

/** The same of agencies below an office: all that both sides know alike. */
export const postingWords = { OPEN: 'ยังไม่ผ่านรายการ', POSTED: stateWords.POSTED } as const;
