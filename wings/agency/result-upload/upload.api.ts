/** Results of a whole month out of the payroll's file (D-23, D-26). */
import * as z from 'zod/mini';
import { changedShape, monthShape, versionShape } from '../../../api/agency/report/shapes.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { examplePreview } from './dto/example.api.ts';
import { previewShape } from './dto/shapes.ts';

/** Bytes of a whole upload: five megabytes of file as base64, and what stands around it. */
const largestBody = 7 * 1024 * 1024;

const layoutIdShape = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,31}$/));

const fileShape = {
  ...monthShape,
  /** `data:…;base64,…`; what it is shows in its bytes. */
  file: z.string().check(z.minLength(1), z.maxLength(largestBody)),
  /** Of the file; nothing is made of it. */
  name: z.string().check(z.maxLength(300)),
  /** Of fixed width; left out: a workbook, or text with commas. */
  layout: z.optional(layoutIdShape),
};

/** In which forms a result may come. */
export const readUploadLayouts = endpoint({
  name: 'agency.report.upload_ways',
  method: 'GET',
  path: '/api/membergroup/report/upload',
  wing: 'agency',
  who: 'agency',
  audit: { noneBecause: 'names of forms, the same for all agencies' },
  summary: 'รูปแบบไฟล์ผลการหักที่รับ',
  input: z.strictObject({}),
  data: z.object({ layouts: z.array(z.object({ id: z.string(), name: z.string() })) }),
  example: { layouts: [{ id: 'employee', name: 'ผลการหักตามรหัสพนักงาน' }] },
});

/** What the file would change; nothing is kept of it. */
export const previewUpload = endpoint({
  name: 'agency.report.upload',
  method: 'POST',
  path: '/api/membergroup/report/upload',
  wing: 'agency',
  who: 'agency',
  repeat: 'look',
  contact: 'admin',
  largestBody,
  audit: { entry: 'agency.report.previewed', target: ['year', 'month'] },
  summary: 'ตรวจไฟล์ผลการหักก่อนนำเข้า',
  input: z.strictObject(fileShape),
  data: previewShape,
  example: examplePreview,
});

/** The same file again, as it was looked at: all of it into the draft, or nothing. */
export const applyUpload = endpoint({
  name: 'agency.report.apply',
  method: 'POST',
  path: '/api/membergroup/report/apply',
  wing: 'agency',
  who: 'agency',
  contact: 'admin',
  largestBody,
  audit: { entry: 'agency.report.applied', target: ['year', 'month', 'digest'] },
  summary: 'นำผลการหักจากไฟล์เข้าร่าง',
  input: z.strictObject({
    ...fileShape,
    version: versionShape,
    digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  data: z.object({ ...changedShape.shape, matched: z.number() }),
  example: {
    ...{ state: 'DRAFT', version: 8, at: '2025-11-28T02:45:00.000Z' },
    ...{ by: 'นายสมชาย บุญมาก', matched: 2 },
  },
});

/** Our own empty file: every bill of the month, the results left blank. */
export const downloadTemplate = endpoint({
  name: 'agency.report.template',
  method: 'GET',
  path: '/api/membergroup/report/template',
  wing: 'agency',
  who: 'agency',
  files: ['xlsx', 'csv'],
  audit: { entry: 'agency.report.template_taken', target: ['year', 'month'] },
  summary: 'แบบฟอร์มผลการหักของเดือน',
  input: z.strictObject({ ...monthShape, format: z.enum(['xlsx', 'csv']) }),
  data: z.undefined(),
  example: undefined,
});
