import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { dayShape } from '../../../api/shapes.ts';

/** Newest posting day of the member's deposits, else the extract's day, else null (R151; D-22). */
export const readLastUpdate = endpoint({
  name: 'member.last_update',
  method: 'POST',
  path: '/api/member/lastupdate_bydepstatement',
  who: 'member',
  summary: 'วันที่ปรับปรุงข้อมูลล่าสุด',
  input: z.strictObject({}),
  data: z.nullable(dayShape),
  example: '2025-11-27',
});
