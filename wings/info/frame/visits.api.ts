import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';

/** Visits of the site, counted without knowing anybody (at the foot of every page). */
export const readVisits = endpoint({
  name: 'info.visits',
  method: 'GET',
  path: '/api/info/visits',
  wing: 'info',
  who: 'visitor',
  audit: { noneBecause: 'public numbers, the same for everybody' },
  summary: 'จำนวนผู้เข้าชมเว็บไซต์',
  input: z.strictObject({}),
  data: z.object({
    /** Since midnight in Bangkok. */
    today: z.int(),
    /** Since the count began. */
    total: z.int(),
  }),
  example: { today: 128, total: 20_415 },
});
