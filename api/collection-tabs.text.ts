/** What an agency deducts each month, other receipts, and dues of cremation: tabs of two rooms. */
import { paths } from './paths.ts';

/** Short names: a phone has all three in one row. */
export const collectionKinds = { monthly: 'รายการเรียกเก็บ', other: 'ใบเสร็จอื่น' } as const;

export const collectionTabs = {
  label: 'ชนิดของรายการ',
  tabs: [
    { key: 'monthly', name: collectionKinds.monthly, to: paths.memberKep },
    { key: 'other', name: collectionKinds.other, to: `${paths.memberKep}?tab=other` },
    { key: 'kepcrem', name: 'ฌาปนกิจ', to: paths.memberKepcrem },
  ],
} as const;
