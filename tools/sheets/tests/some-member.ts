/** A member whose sheets are printed. */
import type { MemberRow } from '../../../records/figures/members.ts';

export const someMember: MemberRow = {
  ...{ memberNo: '000123', prefix: 'นาง', firstName: 'สมหญิง', lastName: 'ใจดี' },
  ...{ memberType: 'ORDINARY', statusCode: '0', joinedOn: '2010-06-01', leftOn: null },
  ...{ agencyNo: '01011001', agencyName: 'โรงเรียนตัวอย่างวิทยา', monthlyShareSatang: 250_000n },
  ...{ shareSuspended: false, shareHeldSatang: 0n, shareBalanceSatang: 42_850_000n },
};
