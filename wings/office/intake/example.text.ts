/** Runs of true-looking figures: document and tests show them. */
import type * as z from 'zod/mini';
import type { reportShape, runShape } from './shapes.ts';

type Run = z.output<typeof runShape>;
type Report = z.output<typeof reportShape>;

export const exampleRuns: Run[] = [
  {
    ...{ id: '57', began_at: '2025-11-28T18:00:04.000Z', outcome: 'differs' },
    ...{ dry_run: false, forced: false },
    ...{ source: '2568-11-28', as_of: '2025-11-28', publication: null, fault_count: 2 },
  },
  {
    ...{ id: '56', began_at: '2025-11-27T18:00:03.000Z', outcome: 'published' },
    ...{ dry_run: false, forced: false },
    ...{ source: '2568-11-27', as_of: '2025-11-27', publication: 41, fault_count: 0 },
  },
  {
    ...{ id: '55', began_at: '2025-11-27T03:12:40.000Z', outcome: 'rolled_back' },
    ...{ dry_run: false, forced: false },
    ...{ source: '', as_of: '2025-11-25', publication: 39, fault_count: 0 },
  },
];

const force = 'หากถูกต้องให้ใช้ --force';

export const exampleReport: Report = {
  ...{ outcome: 'differs', dry_run: false, forced: false, delta: false, source: '2568-11-28' },
  ...{ began_at: '2025-11-28T18:00:04.000Z', seconds: 94.2, as_of: '2025-11-28' },
  publication: null,
  before: { publication: 41, as_of: '2025-11-27' },
  subjects: [
    {
      ...{ file: 'members.csv', name: 'สมาชิก', before: 12_004, after: 12_003 },
      ...{ added: 2, changed: 311, missing: 3, refused: 0 },
      sums: [
        { column: 'SHARE_BALANCE', before: '1843220150.00', after: '1843301650.00' },
        { column: 'MONTHLY_SHARE', before: '18204500.00', after: '18204500.00' },
      ],
      ...{ rewritten_count: 0, rewritten: [] },
    },
    {
      ...{ file: 'deposit_lines.csv', name: 'รายการเงินฝาก', before: 902_114, after: 902_377 },
      ...{ added: 264, changed: 1, missing: 1, refused: 0 },
      sums: [{ column: 'AMOUNT', before: '9120334410.25', after: '9120890110.25' }],
      rewritten_count: 2,
      rewritten: [
        {
          row: 'บัญชี 01020001234 ลำดับ 88',
          columns: [
            { column: 'AMOUNT', before: '500.00', after: '5,000.00' },
            { column: 'BALANCE', before: '46,212.95', after: '50,712.95' },
          ],
        },
        { row: 'บัญชี 01020004711 ลำดับ 12', columns: [] },
      ],
    },
    {
      ...{ file: 'agency_months.csv', name: 'ยอดเรียกเก็บของหน่วยงาน', before: 288, after: 276 },
      ...{ added: 0, changed: 0, missing: 12, refused: 1 },
      sums: [{ column: 'BILLED', before: '412330980.75', after: '395118204.50' }],
      ...{ rewritten_count: 0, rewritten: [] },
    },
  ],
  faults: [
    {
      ...{ file: 'agency_months.csv', row: 1, column: 'MONTH' },
      reason:
        'เดือน พ.ย. 2568 ซึ่งสมาชิกเห็นอยู่ หายไป 12 หน่วยงาน ' +
        `เช่น 01011001, 01012002, 01013001 ${force}`,
    },
    {
      ...{ file: 'beneficiaries.csv', row: 1, column: 'MEMBER_NO' },
      reason: `ผู้รับโอนประโยชน์ที่สมาชิกเห็นอยู่ 23,118 แถวหายไปทั้งหมด ชุดนี้ไม่มีเลย ${force}`,
    },
  ],
  more: false,
  overruled: [],
  quarantine: [],
  agency_reports: [
    {
      ...{ agency_no: '01011001', month: '2025-10-01', confirmed: 41, overruled_count: 1 },
      overruled: [{ membership_no: '000244', reported: '10000.00', posted: '9500.00' }],
    },
  ],
};
