/** A month of true-looking bills: document and tests show it. */
import type * as z from 'zod/mini';
import type { rowShape } from './shapes.ts';

export type Row = z.output<typeof rowShape>;

const none = {
  ...{ share: null, emergency: null, ordinary: null, special: null, deposit: null },
  ...{ cremation: null, fee: null, other: null, guarantee: null },
  ...{ employee_no: null, consent: true, note: null, posted: null, bill_seq: 1 },
};

const loan = (period: string, principal: string, interest: string) => ({
  ...{ period, principal, interest },
});

const shareCell = (period: string, amount: string) => ({ period, amount });

export const coverRows: Row[] = [
  {
    ...none,
    ...{ seq: 1, membership_no: '000123', name: 'นางสมหญิง ใจดี', receipt_no: '6811000412' },
    employee_no: '1203991',
    share: shareCell('186', '2500.00'),
    emergency: loan('4', '4170.00', '200.29'),
    ordinary: loan('31', '7500.00', '3328.77'),
    ...{ deposit: '1000.00', cremation: '620.00', total: '19319.06' },
  },
  {
    ...none,
    ...{ seq: 2, membership_no: '000158', name: 'นายประเสริฐ มั่นคง', receipt_no: '6811000415' },
    share: shareCell('212', '3000.00'),
    ordinary: loan('58', '9800.00', '2996.38'),
    ...{ cremation: '620.00', total: '16416.38' },
  },
  {
    ...none,
    ...{ seq: 3, membership_no: '000207', name: 'นางสาววิภา สุขสวัสดิ์', receipt_no: '6811000418' },
    share: shareCell('164', '2000.00'),
    special: loan('41, 12', '12500.00', '7854.45'),
    ...{ deposit: '500.00', cremation: '310.00', total: '23164.45' },
    consent: false,
  },
  {
    ...none,
    ...{ seq: 4, membership_no: '000244', name: 'นายธนกร จันทร์แก้ว', receipt_no: null },
    share: shareCell('97', '1500.00'),
    ...{ fee: '100.00', other: '350.00', guarantee: '1200.00', total: '3150.00' },
    note: 'เงินรอจ่ายคืน 500.00',
  },
];

export const coverExample = {
  as_of: '2025-11-28',
  detail: 'full' as const,
  unit: {
    no: '01011001',
    no_display: '1001',
    name: 'โรงเรียนตัวอย่างวิทยา',
    head_name: 'นางวันเพ็ญ สุขใจ',
    head_position: 'ผู้อำนวยการโรงเรียน',
    phone: '021234567',
  },
  contact: 'นายสมชาย บุญมาก',
  year: 2568,
  month: 11,
  state: 'SENT' as const,
  status: 'SENT' as const,
  due_on: '2025-12-03',
  posted_on: null,
  sums: { members: 4, billed: '62049.89', collected: '0.00', uncollected: '62049.89' },
  totals: {
    share: { period: null, amount: '9000.00' },
    emergency: { period: null, principal: '4170.00', interest: '200.29' },
    ordinary: { period: null, principal: '17300.00', interest: '6325.15' },
    special: { period: null, principal: '12500.00', interest: '7854.45' },
    deposit: '1500.00',
    cremation: '1550.00',
    fee: '100.00',
    other: '350.00',
    guarantee: '1200.00',
    total: '62049.89',
  },
  members: coverRows,
  payroll: [{ id: 'school', name: 'ไฟล์เงินเดือนโรงเรียน' }],
  months: [
    { year: 2568, month: 11, state: 'SENT' as const },
    { year: 2568, month: 10, state: 'POSTED' as const },
    { year: 2568, month: 9, state: 'POSTED' as const },
  ],
};
