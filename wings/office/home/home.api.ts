import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { kindKeys } from './kinds.ts';

/** What waits for the caller in the rooms that their roles open. */
export const readHome = endpoint({
  name: 'office.home',
  method: 'GET',
  path: '/api/office/home',
  wing: 'office',
  who: 'office',
  audit: { noneBecause: 'numbers of what waits; what is then read has its own entry' },
  summary: 'งานที่รอเจ้าหน้าที่ตามหน้าที่',
  input: z.strictObject({}),
  data: z.object({
    /** Each kind of work that comes by itself, in the order of the page; 0: nothing waits. */
    waiting: z.array(
      z.object({
        kind: z.enum(kindKeys),
        count: z.number(),
        /** Of these, what should have been done by now. */
        overdue: z.number(),
      }),
    ),
  }),
  example: {
    waiting: [
      { kind: 'drafts', count: 3, overdue: 0 },
      { kind: 'lateComplaints', count: 1, overdue: 1 },
      { kind: 'unenrolled', count: 2, overdue: 1 },
    ],
  },
});
