import * as z from 'zod/mini';
import { slipShape } from '../../../api/agency/shapes.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import {
  acceptedHead,
  exampleHead,
  exampleShortfalls,
  exampleSlips,
  exampleSteps,
} from './example.api.ts';
import {
  headShape,
  shortfallShape,
  slipIdShape,
  stepShape,
  versionShape,
  whichShape,
  whyShape,
} from './shapes.ts';

const { roles } = officeRooms.agencyReports;

/** A report is named by its agency and month. */
const target = ['member_group_no', 'year', 'month'] as const;

/** Reports that agencies have handed in and the core system has not posted (part D). */
export const readReports = endpoint({
  name: 'office.agency_reports',
  method: 'GET',
  path: '/api/office/agency_reports',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.agency_reports.read' },
  summary: 'ผลการหักที่หน่วยงานส่งมา รอตรวจและรับแล้ว',
  input: z.strictObject({}),
  data: z.object({
    /** Oldest first. */
    waiting: z.array(headShape),
    accepted: z.array(headShape),
  }),
  example: { waiting: [exampleHead], accepted: [acceptedHead] },
});

/** One of them with what is short, the slips and the way it came. */
export const readReport = endpoint({
  name: 'office.agency_reports.one',
  method: 'GET',
  path: '/api/office/agency_reports/:member_group_no/:year/:month',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.agency_reports.one.read', target },
  summary: 'ผลการหักของหน่วยงานหนึ่งเดือน',
  input: z.strictObject(whichShape),
  data: z.object({
    report: headShape,
    explanation: z.string(),
    /** How many bills were deducted in full. */
    full: z.number(),
    shortfalls: z.array(shortfallShape),
    slips: z.array(slipShape),
    steps: z.array(stepShape),
  }),
  example: {
    report: exampleHead,
    explanation: 'โอนขาด 32.20 บาท จะโอนเพิ่มวันที่ 1 ธ.ค. 2568',
    full: 10,
    shortfalls: exampleShortfalls,
    slips: exampleSlips,
    steps: exampleSteps,
  },
});

/** A proof of transfer that came with it, to be kept, never shown as a page of ours. */
export const downloadSlip = endpoint({
  name: 'office.agency_reports.slip',
  method: 'GET',
  path: '/api/office/agency_reports/:member_group_no/:year/:month/slip/:id',
  wing: 'office',
  who: 'office',
  roles,
  files: ['jpg', 'pdf'],
  audit: { entry: 'office.agency_reports.slip_taken', target: [...target, 'id'] },
  summary: 'ไฟล์หลักฐานการโอนของหน่วยงาน',
  input: z.strictObject({ ...whichShape, id: slipIdShape }),
  data: z.undefined(),
  example: undefined,
});

const decidedShape = z.object({ state: z.enum(['ACCEPTED', 'RETURNED']) });

/** Takes a report as it is: the agency may not take it back any more. */
export const acceptReport = endpoint({
  name: 'office.agency_reports.accept',
  method: 'POST',
  path: '/api/office/agency_reports/accept',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.agency_reports.accepted', target },
  summary: 'รับผลการหักของหน่วยงาน',
  input: z.strictObject({ ...whichShape, version: versionShape }),
  data: decidedShape,
  example: { state: 'ACCEPTED' },
});

/** Sends a report back to be mended. */
export const returnReport = endpoint({
  name: 'office.agency_reports.return',
  method: 'POST',
  path: '/api/office/agency_reports/return',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.agency_reports.returned', target },
  summary: 'ส่งผลการหักกลับให้หน่วยงานแก้ไข',
  input: z.strictObject({ ...whichShape, version: versionShape, reason: whyShape }),
  data: decidedShape,
  example: { state: 'RETURNED' },
});
