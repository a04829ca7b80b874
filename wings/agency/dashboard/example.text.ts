/** A school whose month has arrived and been opened. */
import type { DashboardData } from './shapes.ts';

export const dashboardExample: DashboardData = {
  unit: { no: '01011001', no_display: '1001', name: 'โรงเรียนตัวอย่างวิทยา' },
  as_of: '2025-11-28',
  now: {
    ...{ year: 2568, month: 11, state: 'OPENED', members: 12, billed: '154125.98' },
    ...{ due_on: '2025-12-03', days_left: 5, posted_on: null },
    steps: [
      { step: 'SENT', on: '2025-11-20' },
      { step: 'OPENED', on: '2025-11-21' },
      { step: 'STARTED', on: '2025-11-27' },
    ],
    ...{ stands: false, bills: 12, reported: 10, next: 'REPORT', letter: { year: 2568, run: 123 } },
    returned_reason: null,
  },
  before: {
    ...{ year: 2568, month: 10, posted: true },
    uncollected: { count: 1, amount: '5120.75' },
  },
  below: null,
  unopened_letters: 0,
  guide: { version: 2, title: 'คู่มือผู้แทนหน่วย', unread: true },
  news: [
    { id: '41', title: 'ประกาศเปลี่ยนอัตราดอกเบี้ยเงินกู้', published_on: '2025-11-24' },
    { id: '38', title: 'กำหนดส่งผลการหักเดือนธันวาคม 2568', published_on: '2025-11-18' },
    { id: '35', title: 'วันหยุดทำการสหกรณ์', published_on: '2025-11-03' },
  ],
};
