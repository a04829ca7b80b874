/** What a file of three rows would change, one of them refused. */
import type * as z from 'zod/mini';
import type { previewShape } from './shapes.ts';

export const examplePreview: z.output<typeof previewShape> = {
  matched: 2,
  changes: [
    {
      ...{ row: 2, membership_no: '000123', seq: 1, name: 'นางสมหญิง ใจดี' },
      ...{ billed: '19319.06', outcome: 'FULL', collected: '19319.06' },
      ...{ reason: null, new_agency: null, was: null },
    },
    {
      ...{ row: 3, membership_no: '000158', seq: 1, name: 'นายสมชาย แสงทอง' },
      ...{ billed: '16416.38', outcome: 'PARTIAL', collected: '10000.00' },
      ...{ reason: 'INSUFFICIENT', new_agency: null },
      was: { outcome: 'FULL', collected: '16416.38' },
    },
  ],
  changes_total: 2,
  problems: [
    {
      row: 4,
      column: 'เลขทะเบียน',
      reason: 'ไม่มีสมาชิกเลขนี้ในใบเรียกเก็บของเดือนนี้',
      value: '999999',
    },
  ],
  problems_total: 1,
  missing: [{ membership_no: '000207', name: 'นางสาวมาลี ศรีสุข', billed: '23164.45' }],
  missing_total: 1,
  without_consent: {
    count: 1,
    members: [{ membership_no: '000158', name: 'นายสมชาย แสงทอง' }],
  },
  sums: {
    ...{ billed: '35735.44', collected: '29319.06', uncollected: '6416.38' },
    ...{ full: 1, partial: 1, none: 0 },
  },
  version: 7,
  digest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};
