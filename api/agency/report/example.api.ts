/** A report of true-looking figures: document and tests show it. */
import type * as z from 'zod/mini';
import type { lineShape, payIntoShape, reportShape, stepShape } from './shapes.ts';

type Line = z.output<typeof lineShape>;

const contact = 'นายสมชาย บุญมาก';
const open = {
  ...{ seq: 1, reason: null, new_agency: null, note: null, check: null, posted: null },
  ...{ said_at: '2025-11-28T02:42:00.000Z', said_by: contact },
};

export const reportedLines: Line[] = [
  {
    ...open,
    ...{ membership_no: '000123', outcome: 'FULL', billed: '19319.06', collected: '19319.06' },
  },
  {
    ...open,
    ...{ membership_no: '000158', outcome: 'PARTIAL', billed: '16416.38', collected: '10000.00' },
    reason: 'INSUFFICIENT',
  },
  {
    ...open,
    ...{ membership_no: '000207', outcome: 'NONE', billed: '23164.45', collected: '0.00' },
    ...{ reason: 'TRANSFERRED', new_agency: 'โรงพยาบาลตัวอย่าง', note: 'ย้ายเมื่อ 1 พ.ย. 2568' },
  },
];

export const exampleSums = {
  billed: { count: 4, amount: '62049.89' },
  collected: { count: 2, amount: '29319.06' },
  uncollected: { count: 2, amount: '29580.83' },
  unreported: { count: 1, amount: '3150.00' },
  ...{ full: 1, partial: 1, none: 1 },
};

const byContact = { actor_kind: 'agency', actor: contact, reason: null } as const;

export const exampleSteps: z.output<typeof stepShape>[] = [
  {
    ...{ step: 'SENT', on: '2025-11-20', at: null },
    ...{ actor_kind: 'office', actor: null, reason: null },
  },
  { step: 'OPENED', on: '2025-11-21', at: '2025-11-21T02:10:00.000Z', ...byContact },
  { step: 'STARTED', on: '2025-11-28', at: '2025-11-28T02:12:00.000Z', ...byContact },
  { step: 'SLIP_ADDED', on: '2025-11-28', at: '2025-11-28T02:31:00.000Z', ...byContact },
];

export const exampleReport: z.output<typeof reportShape> = {
  state: 'DRAFT',
  version: 7,
  lines: reportedLines,
  sums: exampleSums,
  changed: 0,
  slips: [
    {
      id: '4f1d2c9e-8a76-4b1a-9d55-1c8d7f0a2b11',
      paid_on: '2025-11-28',
      amount: '29000.00',
      file_type: 'image/jpeg',
      added_at: '2025-11-28T02:31:00.000Z',
      added_by: contact,
      accepted_at: null,
      also_in: [],
    },
  ],
  slips_total: '29000.00',
  difference: '319.06',
  explanation: '',
  explained: null,
  saved_at: '2025-11-28T02:42:00.000Z',
  saved_by: contact,
  submitted_at: null,
  submitted_by: null,
  returned_by: null,
  returned_at: null,
  returned_reason: null,
};

export const examplePayInto: z.output<typeof payIntoShape> = {
  ...{ letter_no: 'สอ.ตย. 214/2568', letter_year: 2568, run: 214 },
  ...{ payee: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด', bank: 'ธนาคารกรุงไทย สาขาตัวอย่าง' },
  account_no: '000-0-12345-0',
};

/** What a save answers of it. */
export const exampleChange = {
  ...{ state: 'DRAFT' as const, version: 8, at: '2025-11-28T02:45:00.000Z' },
  by: contact,
};
