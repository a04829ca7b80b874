/** A bill of true-looking figures: document and tests show it. */
import type * as z from 'zod/mini';
import type { headShape, itemShape } from './shapes.ts';

type Head = z.output<typeof headShape>;
type Item = z.output<typeof itemShape>;

export const pendingHead: Head = {
  year_be: 2568,
  month: 11,
  seq_no: 1,
  kind: 'monthly',
  receipt_no: '6811000123',
  receipt_on: '2025-11-30',
  posted: false,
  status: 'PENDING',
  reason: null,
  item_count: 5,
  billed: '19319.06',
  collected: '0.00',
  uncollected: '19319.06',
  refund_pending: '0.00',
  share_total: '428500.00',
  interest_ytd: '35120.44',
  salary: '45000.00',
  salary_left: '25680.94',
  billed_percent: '42.93',
  reported: null,
};

/** The same once its agency has reported. */
export const reportedHead: Head = {
  ...pendingHead,
  reported: {
    outcome: 'PARTIAL',
    collected: '19000.00',
    reason: 'INSUFFICIENT',
    on: '2025-11-28',
    accepted: false,
  },
};

export const paidHead: Head = {
  ...pendingHead,
  month: 10,
  receipt_no: '6810000123',
  receipt_on: '2025-10-31',
  posted: true,
  status: 'FULL',
  billed: '19367.31',
  collected: '19367.31',
  uncollected: '0.00',
  salary_left: '25632.69',
  billed_percent: '43.04',
};

const pending = { days: null, principal: '0.00', interest: '0.00', collected: '0.00' };

export const items: Item[] = [
  {
    ...pending,
    item_no: 1,
    group: 'SHARE',
    code: 'SHR',
    name: 'ค่าหุ้นรายเดือน',
    ref_no: null,
    period_no: 186,
    amount: '2500.00',
    balance_after: null,
  },
  {
    ...pending,
    item_no: 2,
    group: 'LOAN',
    code: 'LON',
    name: 'เงินกู้สามัญ',
    ref_no: 'สม6600123',
    period_no: 31,
    principal: '7500.00',
    interest: '3328.77',
    days: 30,
    amount: '10828.77',
    balance_after: null,
  },
  {
    ...pending,
    item_no: 3,
    group: 'LOAN',
    code: 'LON',
    name: 'เงินกู้ฉุกเฉิน',
    ref_no: 'ฉฉ.0001234/2568',
    period_no: 4,
    principal: '4170.00',
    interest: '200.29',
    days: 30,
    amount: '4370.29',
    balance_after: null,
  },
  {
    ...pending,
    item_no: 4,
    group: 'DEPOSIT',
    code: 'DEP',
    name: 'เงินฝากออมทรัพย์',
    ref_no: '01020001234',
    period_no: null,
    amount: '1000.00',
    balance_after: null,
  },
  {
    ...pending,
    item_no: 5,
    group: 'CREMATION',
    code: 'CM1',
    name: 'เงินสงเคราะห์ฌาปนกิจ',
    ref_no: '10001231',
    period_no: null,
    amount: '620.00',
    balance_after: null,
  },
];

export const groups = [
  { group: 'SHARE' as const, count: 1, amount: '2500.00', collected: '0.00' },
  { group: 'LOAN' as const, count: 2, amount: '15199.06', collected: '0.00' },
  { group: 'DEPOSIT' as const, count: 1, amount: '1000.00', collected: '0.00' },
  { group: 'CREMATION' as const, count: 1, amount: '620.00', collected: '0.00' },
];

export const compared = {
  year_be: 2568,
  month: 10,
  billed: '19367.31',
  difference: '-48.25',
  items: [
    {
      group: 'SHARE' as const,
      name: 'ค่าหุ้นรายเดือน',
      ref_no: null,
      before: '2500.00',
      now: '2500.00',
      difference: '0.00',
      change: 'same' as const,
    },
    {
      group: 'LOAN' as const,
      name: 'เงินกู้สามัญ',
      ref_no: 'สม6600123',
      before: '10977.40',
      now: '10828.77',
      difference: '-148.63',
      change: 'less' as const,
    },
    {
      group: 'LOAN' as const,
      name: 'เงินกู้ฉุกเฉิน',
      ref_no: 'ฉฉ.0001234/2568',
      before: '0.00',
      now: '4370.29',
      difference: '4370.29',
      change: 'new' as const,
    },
    {
      group: 'DEPOSIT' as const,
      name: 'เงินฝากออมทรัพย์',
      ref_no: '01020001234',
      before: '1000.00',
      now: '1000.00',
      difference: '0.00',
      change: 'same' as const,
    },
    {
      group: 'CREMATION' as const,
      name: 'เงินสงเคราะห์ฌาปนกิจ',
      ref_no: '10001231',
      before: '598.50',
      now: '620.00',
      difference: '21.50',
      change: 'more' as const,
    },
    {
      group: 'LOAN' as const,
      name: 'เงินกู้ฉุกเฉิน',
      ref_no: 'ฉฉ.0000987/2567',
      before: '4291.41',
      now: '0.00',
      difference: '-4291.41',
      change: 'gone' as const,
    },
  ],
};
