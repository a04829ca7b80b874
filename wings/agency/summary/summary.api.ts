import * as z from 'zod/mini';
import { monthQueryShape } from '../../../api/agency/month/shapes.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { fileFormatShape } from '../../../api/shapes.ts';
import { billedGroups } from '../../../core/agency/summary.ts';
import { summaryExample } from './example.text.ts';
import { summaryShape } from './shapes.ts';

const queryShape = { ...monthQueryShape, group: z.optional(z.enum(billedGroups)) };

/** An agency's month summed up, and the sums of the agencies below it (R075; D-26). */
export const readSummary = endpoint({
  name: 'agency.summarize_rep',
  method: 'GET',
  path: '/api/membergroup/summarize_rep',
  wing: 'agency',
  who: 'agency',
  audit: { entry: 'agency.summarize_rep.read', target: ['year', 'month', 'group'] },
  summary: 'สรุปใบเรียกเก็บของหน่วยงาน แนวโน้ม 12 เดือน และยอดรวมของหน่วยงานย่อย',
  input: z.strictObject(queryShape),
  data: summaryShape,
  example: summaryExample,
});

/** The same on paper or as a file. */
export const downloadSummary = endpoint({
  name: 'agency.summarize_rep.file',
  method: 'GET',
  path: '/api/membergroup/summarize_rep/file',
  wing: 'agency',
  who: 'agency',
  files: ['pdf', 'xlsx', 'csv'],
  audit: { entry: 'agency.summarize_rep.taken', target: ['year', 'month', 'group'] },
  summary: 'สรุปใบเรียกเก็บเป็นไฟล์',
  input: z.strictObject({ ...queryShape, format: fileFormatShape }),
  data: z.undefined(),
  example: undefined,
});
