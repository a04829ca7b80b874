import * as z from 'zod/mini';
import { reportLimits } from '../../../core/agency/report.ts';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { dayShape } from '../../shapes.ts';
import { monthHeadShape, monthQueryShape } from '../month/shapes.ts';
import {
  exampleChange,
  examplePayInto,
  exampleReport,
  exampleSteps,
  exampleSums,
} from './example.api.ts';
import {
  changedShape,
  explanationShape,
  lineInputShape,
  monthShape,
  openPointShape,
  payIntoShape,
  reportShape,
  stepShape,
  sumsShape,
  versionShape,
} from './shapes.ts';

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
    ...monthHeadShape,
    steps: z.array(stepShape),
    /** Null: no letter of the month has been issued, so nobody is told an account. */
    pay_into: z.nullable(payIntoShape),
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
    pay_into: examplePayInto,
    report: exampleReport,
    may_edit: true,
    may_recall: false,
    open: ['unreported', 'difference'],
  },
});

/** A month's report as it travels. */
export type MonthReport = DataOf<typeof readReport>;

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
  example: { ...exampleChange, sums: exampleSums },
});
