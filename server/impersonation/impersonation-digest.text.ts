import { thaiDateTime } from '../../core/thai-date.ts';
import type { DigestLine } from '../../records/impersonation/tickets.ts';

/** The letter about looks in members' stead: when, who, whom, which case, why. */
export function digestText(lines: readonly DigestLine[]): { subject: string; text: string } {
  const rows = lines.map(({ madeAt, staffName, memberNo, caseNo, reason, isUsed }) =>
    [
      `${thaiDateTime(madeAt)} ${staffName} ดูระบบของสมาชิก ${memberNo}`,
      `  เรื่อง ${caseNo} ${isUsed ? 'เปิดดูแล้ว' : 'ไม่ได้เปิด'}`,
      `  เหตุผล: ${reason.replace(/\s+/g, ' ')}`,
    ].join('\n'),
  );
  return {
    subject: `สรุปการดูระบบแทนสมาชิก ${lines.length} ครั้ง`,
    text: `${rows.join('\n\n')}\n`,
  };
}
