import * as z from 'zod/mini';
import { monthQueryShape } from '../../../../api/agency/month/shapes.ts';
import { endpoint } from '../../../../api/endpoint.ts';

/** The cover statement as paper, workbook or text, or as the file of a payroll (R073; D-23). */
export const downloadCover = endpoint({
  name: 'agency.keeprep.file',
  method: 'GET',
  path: '/api/membergroup/keeprep/file',
  wing: 'agency',
  who: 'agency',
  files: ['pdf', 'xlsx', 'csv', 'tis620', 'dat', 'txt'],
  audit: { entry: 'agency.keeprep.taken', target: ['year', 'month', 'format'] },
  summary: 'งบหน้าใบเรียกเก็บของหน่วยงานเป็นไฟล์',
  input: z.strictObject({
    ...monthQueryShape,
    /** `tis620`: CSV in Windows-874. `payroll`: fixed width, by the template that is named. */
    format: z.enum(['pdf', 'xlsx', 'csv', 'tis620', 'payroll']),
    template: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,31}$/))),
  }),
  data: z.undefined(),
  example: undefined,
});
