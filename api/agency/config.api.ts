/** What every page of the agencies' portal asks. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** The anti-forgery value of the agency's session, never cached (D-38). */
export const readAgencyConfig = endpoint({
  name: 'agency.config',
  method: 'GET',
  path: '/api/membergroup/config',
  wing: 'agency',
  who: 'visitor',
  audit: { noneBecause: 'no record is read' },
  summary: 'ค่าป้องกันคำขอปลอมของระบบหน่วยงาน',
  input: z.strictObject({}),
  data: z.object({ csrf_token: z.string() }),
  example: { csrf_token: 'n3x0q' },
});
