/** Reports of true-looking figures: document and tests show them. */
import type * as z from 'zod/mini';
import type { slipShape } from '../../../api/agency/shapes.ts';
import type { headShape, shortfallShape, stepShape } from './shapes.ts';

const contact = 'นายสมชาย บุญมาก';

const reported = { said_at: '2025-11-28T02:20:00.000Z', said_by: contact };

export const exampleHead: z.output<typeof headShape> = {
  ...{ member_group_no: '01011001', no_display: '1001', name: 'โรงเรียนตัวอย่างวิทยา' },
  ...{ year: 2568, month: 11, version: 9, state: 'SUBMITTED', members: 12 },
  ...{ billed: '154125.98', collected: '140032.20', uncollected: '14093.78' },
  ...{ slips: '140000.00', difference: '32.20' },
  ...{ submitted_at: '2025-11-28T02:45:00.000Z', submitted_by: contact },
  ...{ decided_at: null, decided_by: null },
};

export const acceptedHead: z.output<typeof headShape> = {
  ...exampleHead,
  ...{ member_group_no: '01012002', no_display: '2002', name: 'โรงพยาบาลตัวอย่าง' },
  ...{ state: 'ACCEPTED', version: 5, members: 41, billed: '332787.30', collected: '332787.30' },
  ...{ uncollected: '0.00', slips: '332787.30', difference: '0.00' },
  ...{ submitted_at: '2025-11-27T08:10:00.000Z', submitted_by: 'นางอรทัย ใจเย็น' },
  ...{ decided_at: '2025-11-28T01:30:00.000Z', decided_by: 'วิไล บัญชีดี' },
};

export const exampleShortfalls: z.output<typeof shortfallShape>[] = [
  {
    ...{ membership_no: '000244', seq: 1, outcome: 'PARTIAL', billed: '15589.26' },
    ...{ collected: '10000.00', uncollected: '5589.26', reason: 'INSUFFICIENT' },
    ...{ new_agency: null, note: null, ...reported },
  },
  {
    ...{ membership_no: '000367', seq: 1, outcome: 'NONE', billed: '8504.52', collected: '0.00' },
    ...{ uncollected: '8504.52', reason: 'TRANSFERRED', new_agency: 'โรงพยาบาลตัวอย่าง' },
    ...{ note: 'ย้ายเมื่อ 1 พ.ย. 2568', ...reported },
  },
];

export const exampleSlips: z.output<typeof slipShape>[] = [
  {
    ...{ id: '4f1d2c9e-8a76-4b1a-9d55-1c8d7f0a2b11', paid_on: '2025-11-28', amount: '140000.00' },
    ...{ file_type: 'image/jpeg', added_at: '2025-11-28T02:31:00.000Z', added_by: contact },
    ...{ accepted_at: null, also_in: [{ year: 2568, month: 10 }] },
  },
];

export const exampleSteps: z.output<typeof stepShape>[] = [
  {
    ...{ step: 'STARTED', at: '2025-11-28T02:12:00.000Z', actor_kind: 'agency', actor: contact },
    reason: null,
  },
  {
    ...{ step: 'SUBMITTED', at: '2025-11-28T02:45:00.000Z', actor_kind: 'agency', actor: contact },
    reason: null,
  },
];
