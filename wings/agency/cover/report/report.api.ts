import * as z from 'zod/mini';
import { monthQueryShape } from '../../../../api/agency/month/shapes.ts';
import { endpoint } from '../../../../api/endpoint.ts';
import { dayShape } from '../../../../api/shapes.ts';
import { reportLimits } from '../../../../core/agency/report.ts';
import { monthStates } from '../../../../core/agency/state.ts';
import { exampleReport, exampleSteps, exampleSums } from './dto/example.api.ts';
import {
  changedShape,
  explanationShape,
  lineInputShape,
  monthShape,
  openPointShape,
  reportShape,
  stepShape,
  sumsShape,
  versionShape,
} from './dto/shapes.ts';

const changed = {
  ...{ state: 'DRAFT' as const, version: 8, at: '2025-11-28T02:45:00.000Z' },
  by: 'นายสมชาย บุญมาก',
};

/** What the agency reports of a month's bills, and how far the month has come (part D). */
export const readReport = endpoint({
  name: 'agency.report',
  method: 'GET',
  path: '/api/membergroup/report',
  wing: 'agency',
  who: 'agency',
  audit: { entry: 'agency.report.read', target: ['year', 'month'] },
  summary: 'ผลการหักของหน่วยงานหนึ่งเดือน และขั้นตอนที่ผ่านมา',
  input: z.strictObject(monthQueryShape),
  data: z.object({
    as_of: dayShape,
    /** Null, like all of the month, before the first one. */
    year: z.nullable(z.number()),
    month: z.nullable(z.number()),
    /** The later of what the core system says and of what was done in the portal. */
    state: z.nullable(z.enum(monthStates)),
    status: z.nullable(z.enum(['DRAFT', 'SENT', 'ACKNOWLEDGED', 'REMITTED', 'POSTED'])),
    due_on: z.nullable(dayShape),
    posted_on: z.nullable(dayShape),
    steps: z.array(stepShape),
    report: z.nullable(reportShape),
    may_edit: z.boolean(),
    may_recall: z.boolean(),
    /** What is still to be done before `may_edit` becomes handing in. */
    open: z.array(openPointShape),
  }),
  example: {
    as_of: '2025-11-28',
    year: 2568,
    month: 11,
    state: 'OPENED',
    status: 'ACKNOWLEDGED',
    due_on: '2025-12-03',
    posted_on: null,
    steps: exampleSteps,
    report: exampleReport,
    may_edit: true,
    may_recall: false,
    open: ['unreported', 'difference'],
  },
});

/** Saves results of some bills; those of the others stay as they are. */
export const saveReport = endpoint({
  name: 'agency.report.save',
  method: 'POST',
  path: '/api/membergroup/report/save',
  wing: 'agency',
  who: 'agency',
  contact: 'admin',
  largestBody: 4_000_000,
  audit: { entry: 'agency.report.saved', target: ['year', 'month'] },
  summary: 'บันทึกร่างผลการหักของสมาชิก',
  input: z.strictObject({
    ...monthShape,
    version: versionShape,
    lines: z.array(lineInputShape).check(z.maxLength(reportLimits.lines)),
    /** Left out: as it is. */
    explanation: z.optional(explanationShape),
  }),
  data: z.object({ ...changedShape.shape, sums: sumsShape }),
  example: { ...changed, sums: exampleSums },
});

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
  example: { ...changed, state: 'SUBMITTED', version: 9 },
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
  example: { ...changed, version: 10 },
});
