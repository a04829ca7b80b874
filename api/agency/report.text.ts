/** Words of what an agency reports back, for every room that speaks of it. */
import type { Outcome } from '../../core/agency/report.ts';
import type { ShortfallReason } from '../../core/collection/reasons.ts';

export const outcomeWords = {
  FULL: 'หักได้ครบ',
  PARTIAL: 'หักได้บางส่วน',
  NONE: 'หักไม่ได้',
} as const satisfies Record<Outcome, string>;

/** Part D. */
export const reasonWords = {
  TRANSFERRED: 'โอนย้าย',
  RESIGNED: 'ลาออก',
  RETIRED: 'เกษียณ',
  INSUFFICIENT: 'เงินไม่พอ',
  UNPAID_LEAVE: 'ลาไม่รับเงินเดือน',
  DECEASED: 'เสียชีวิต',
  OTHER: 'อื่น ๆ',
} as const satisfies Record<ShortfallReason, string>;

/** What happened to a month in the portal. */
export const stepWords = {
  SENT: 'สหกรณ์ส่งใบเรียกเก็บ',
  RESENT: 'สหกรณ์ส่งหนังสือฉบับใหม่แทนฉบับเดิม',
  OPENED: 'เปิดอ่านหนังสือนำส่ง',
  STARTED: 'เริ่มรายงานผลการหัก',
  SAVED: 'บันทึกผลการหัก',
  FILLED: 'นำเข้าผลการหักจากไฟล์',
  SLIP_ADDED: 'แนบหลักฐานการโอน',
  SLIP_REMOVED: 'ลบหลักฐานการโอน',
  SUBMITTED: 'ส่งผลการหักให้สหกรณ์',
  RECALLED: 'เรียกคืนผลการหัก',
  ACCEPTED: 'สหกรณ์รับผลการหัก',
  RETURNED: 'สหกรณ์ส่งกลับให้แก้ไข',
  CLOSED: 'ปิดการแก้ไข เพราะสหกรณ์ผ่านรายการแล้ว',
  REOPENED: 'เปิดให้แก้ไขอีกครั้ง เพราะสหกรณ์ยกเลิกการผ่านรายการ',
  POSTED: 'สหกรณ์ผ่านรายการ',
} as const;

/** Who did it, where that is no person of the agency. */
export const actorWords = { office: 'เจ้าหน้าที่สหกรณ์', system: 'ระบบ' } as const;

/** Why a report that was handed in needs another look although nobody sent it back. */
export const changedSince = 'สหกรณ์ปรับยอดเรียกเก็บหลังจากที่หน่วยงานส่งผล กรุณาตรวจรายการที่เปลี่ยนแล้วส่งอีกครั้ง';
