/** Every word of the way of an agency's month. */
import type { MonthState } from '../../core/agency/state.ts';
import type { StepKey } from '../../core/agency/workflow/steps.ts';
import { formatNumber } from '../../core/thai-number.ts';

const count = (number: number): string => formatNumber(number, 0);

export const progressText = {
  label: 'ขั้นตอนของเดือนนี้',
  names: {
    sent: 'ส่งถึงหน่วยงาน',
    opened: 'เปิดอ่านหนังสือ',
    reported: 'รายงานผลหัก',
    remitted: 'นำส่งเงิน',
    posted: 'ผ่านรายการ',
  } satisfies Record<StepKey, string>,
  again: 'ฉบับใหม่',
  byCore: 'ตามข้อมูลของสหกรณ์',
  skipped: {
    opened: 'ไม่ได้เปิดในระบบนี้',
    remitted: 'ไม่มียอดที่ต้องนำส่ง',
  } satisfies Partial<Record<StepKey, string>>,
  notSent: 'สหกรณ์ยังไม่ส่ง',
  notOpened: 'ยังไม่ได้เปิดหนังสือนำส่ง',
  reported: (reported: number, of: number) => `รายงานแล้ว ${count(reported)} จาก ${count(of)} ราย`,
  within: 'ภายใน',
  byCoop: 'สหกรณ์ดำเนินการ',
  /** Where the records stand still and people go on, as in a demo. */
  clocks: (asOf: string) => `สิ่งที่ทำในระบบลงวันที่จริง ส่วนข้อมูลของสหกรณ์หยุดที่ ${asOf}`,
  /** Before posting, where the core system has what the agency did not report here. */
  inCore: {
    RESULT_RETURNED: 'สหกรณ์มีผลการหักของเดือนนี้แล้ว เหลือการนำส่งเงิน',
    REMITTED: 'สหกรณ์มีผลการหักและยอดนำส่งของเดือนนี้แล้ว',
    RECONCILED: 'สหกรณ์กระทบยอดของเดือนนี้แล้ว',
  } satisfies Partial<Record<MonthState, string>>,
  notAgain: 'ไม่ต้องรายงานซ้ำ',
  more: 'หากต้องการ รายงานเพิ่มในระบบนี้ได้',
} as const;

const inCore: Partial<Record<MonthState, string>> = progressText.inCore;

/** What nobody has to report again, and to whoever may: that it can be added all the same. */
export const inCoreText = (state: MonthState, mayReport: boolean): string =>
  [inCore[state], progressText.notAgain, mayReport ? progressText.more : undefined]
    .filter(Boolean)
    .join(' ');
