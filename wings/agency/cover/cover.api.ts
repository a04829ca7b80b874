import * as z from 'zod/mini';
import {
  monthHeadShape,
  monthQueryShape,
  pickedMonthShape,
} from '../../../api/agency/month/shapes.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { dayShape } from '../../../api/shapes.ts';
import { coverExample } from './dto/example.api.ts';
import { detailShape, rowShape, sumsShape, totalsShape, unitShape } from './dto/shapes.ts';

/** The cover statement: every bill of the agency's month, whole, and only if it ties out (R073). */
export const readCover = endpoint({
  name: 'agency.keeprep',
  method: 'GET',
  path: '/api/membergroup/keeprep',
  wing: 'agency',
  who: 'agency',
  audit: { entry: 'agency.keeprep.read', target: ['year', 'month'] },
  summary: 'งบหน้าใบเรียกเก็บของหน่วยงานหนึ่งเดือน',
  input: z.strictObject(monthQueryShape),
  data: z.object({
    as_of: dayShape,
    detail: detailShape,
    unit: unitShape,
    /** Who is signed in. */
    contact: z.string(),
    ...monthHeadShape,
    sums: z.nullable(sumsShape),
    totals: z.nullable(totalsShape),
    members: z.array(rowShape),
    /** Files for the employer's payroll that the cooperative has settled. */
    payroll: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Newest first, 24 of them. */
    months: z.array(pickedMonthShape),
  }),
  example: coverExample,
});
