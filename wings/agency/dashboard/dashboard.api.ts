import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { dashboardExample } from './example.text.ts';
import { dashboardShape } from './shapes.ts';

/** Where an agency's month stands and what comes next (R072; D-24). */
export const readDashboard = endpoint({
  name: 'agency.dashboard',
  method: 'GET',
  path: '/api/membergroup/dashboard',
  wing: 'agency',
  who: 'agency',
  audit: { entry: 'agency.dashboard.read' },
  summary: 'ภาพรวมของหน่วยงาน: ยอดเดือนนี้ กำหนดนำส่ง สถานะ และสิ่งที่ต้องทำต่อ',
  input: z.strictObject({}),
  data: dashboardShape,
  example: dashboardExample,
});
