/** Proofs of transfers: pictures and PDFs that go with a month's report. */
import * as z from 'zod/mini';
import { monthShape } from '../../../api/agency/report/shapes.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { dayShape } from '../../../api/shapes.ts';

/** Bytes of a whole upload: five megabytes of file as base64, and what stands around it. */
const largestBody = 7 * 1024 * 1024;

const idShape = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));
const exampleId = '4f1d2c9e-8a76-4b1a-9d55-1c8d7f0a2b11';

/** Keeps a proof with its day and amount. */
export const addSlip = endpoint({
  name: 'agency.report.slip_add',
  method: 'POST',
  path: '/api/membergroup/report/slip',
  wing: 'agency',
  who: 'agency',
  contact: 'admin',
  largestBody,
  audit: { entry: 'agency.report.slip_added', target: ['year', 'month'] },
  summary: 'แนบหลักฐานการโอน',
  input: z.strictObject({
    ...monthShape,
    /** Not before the billed month, and not after today. */
    paid_on: dayShape,
    /** More than nothing. */
    amount: z.string().check(z.regex(/^\d{1,13}\.\d{2}$/)),
    /** `data:…;base64,…`: JPEG, PNG or PDF, which shows in its bytes. */
    file: z.string().check(z.minLength(1), z.maxLength(largestBody)),
    /** Of the file; nothing is made of it. */
    name: z.string().check(z.maxLength(300)),
  }),
  data: z.object({ id: idShape }),
  example: { id: exampleId },
});

/** Takes one away, until the report is handed in. */
export const removeSlip = endpoint({
  name: 'agency.report.slip_remove',
  method: 'POST',
  path: '/api/membergroup/report/slip/remove',
  wing: 'agency',
  who: 'agency',
  contact: 'admin',
  audit: { entry: 'agency.report.slip_removed', target: 'id' },
  summary: 'ลบหลักฐานการโอน',
  input: z.strictObject({ id: idShape }),
  data: z.undefined(),
  example: undefined,
});

/** The file itself, to be kept, never shown as a page of ours. */
export const downloadSlip = endpoint({
  name: 'agency.report.slip',
  method: 'GET',
  path: '/api/membergroup/report/slip/:id',
  wing: 'agency',
  who: 'agency',
  files: ['jpg', 'pdf'],
  audit: { entry: 'agency.report.slip_taken', target: 'id' },
  summary: 'ไฟล์หลักฐานการโอน',
  input: z.strictObject({ id: idShape }),
  data: z.undefined(),
  example: undefined,
});
