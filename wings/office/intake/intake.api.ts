import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { fileFormatShape } from '../../../api/shapes.ts';
import { exampleReport, exampleRuns } from './example.text.ts';
import { reportShape, runIdShape, runShape } from './shapes.ts';

const { roles } = officeRooms.intake;

/** What came of the last nights, and what members see now. */
export const readIntakeRuns = endpoint({
  name: 'office.intake',
  method: 'GET',
  path: '/api/office/intake',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.intake.read' },
  summary: 'ประวัติการนำเข้าข้อมูลจากระบบงานสหกรณ์',
  input: z.strictObject({}),
  data: z.object({
    /** Null before the first intake. */
    shown: z.nullable(
      z.object({ publication: z.number(), as_of: z.string(), shown_at: z.string() }),
    ),
    /** Newest first. */
    runs: z.array(runShape),
  }),
  example: {
    shown: { publication: 41, as_of: '2025-11-27', shown_at: '2025-11-27T18:03:20.000Z' },
    runs: exampleRuns,
  },
});

/** One run: what is to be looked into, what it would change or has changed. */
export const readIntakeRun = endpoint({
  name: 'office.intake.one',
  method: 'GET',
  path: '/api/office/intake/:id',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.intake.one.read', target: 'id' },
  summary: 'รายงานการนำเข้าข้อมูลครั้งหนึ่ง',
  input: z.strictObject({ id: runIdShape }),
  data: reportShape,
  example: exampleReport,
});

/** The same as a file. */
export const downloadIntakeRun = endpoint({
  name: 'office.intake.file',
  method: 'GET',
  path: '/api/office/intake/:id/file',
  wing: 'office',
  who: 'office',
  roles,
  files: ['pdf', 'xlsx', 'csv'],
  audit: { entry: 'office.intake.taken', target: 'id' },
  summary: 'รายงานการนำเข้าข้อมูลเป็นไฟล์',
  input: z.strictObject({ id: runIdShape, format: fileFormatShape }),
  data: z.undefined(),
  example: undefined,
});
