import * as z from 'zod/mini';
import { exampleChange } from '../../../api/agency/report/example.api.ts';
import { changedShape, monthShape, versionShape } from '../../../api/agency/report/shapes.ts';
import { endpoint } from '../../../api/endpoint.ts';

/** Hands the report in: every bill reported, the money as deducted or the difference explained. */
export const submitReport = endpoint({
  name: 'agency.report.submit',
  method: 'POST',
  path: '/api/membergroup/report/submit',
  wing: 'agency',
  who: 'agency',
  contact: 'admin',
  audit: { entry: 'agency.report.submitted', target: ['year', 'month'] },
  summary: 'ส่งผลการหักให้สหกรณ์',
  input: z.strictObject({ ...monthShape, version: versionShape }),
  data: changedShape,
  example: { ...exampleChange, state: 'SUBMITTED', version: 9 },
});

/** Takes a report back, until staff have accepted it. */
export const recallReport = endpoint({
  name: 'agency.report.recall',
  method: 'POST',
  path: '/api/membergroup/report/recall',
  wing: 'agency',
  who: 'agency',
  contact: 'admin',
  audit: { entry: 'agency.report.recalled', target: ['year', 'month'] },
  summary: 'เรียกคืนผลการหักก่อนสหกรณ์รับ',
  input: z.strictObject({ ...monthShape, version: versionShape }),
  data: changedShape,
  example: { ...exampleChange, version: 10 },
});
