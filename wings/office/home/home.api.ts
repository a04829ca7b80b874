import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';

/** Where the member of staff is signed in. */
export const readOwnSessions = endpoint({
  name: 'office.sessions',
  method: 'GET',
  path: '/api/office/sessions',
  who: 'office',
  summary: 'การเข้าใช้งานของเจ้าหน้าที่',
  input: z.strictObject({}),
  data: z.object({
    /** The one that asks first, then the last used. */
    sessions: z.array(
      z.object({
        id: z.string(),
        here: z.boolean(),
        began_at: z.string(),
        last_seen_at: z.string(),
        address: z.string(),
      }),
    ),
  }),
  example: {
    sessions: [
      {
        id: '018f2b7e-0000-7000-8000-000000000001',
        here: true,
        began_at: '2025-11-28T01:30:00.000Z',
        last_seen_at: '2025-11-28T03:05:00.000Z',
        address: '192.0.2.7',
      },
    ],
  },
});

/** Ends all sessions of the member of staff but the one that asks. */
export const endOtherSessions = endpoint({
  name: 'office.sessions.end',
  method: 'POST',
  path: '/api/office/sessions/end',
  who: 'office',
  summary: 'ให้เครื่องอื่นออกจากสำนักงาน',
  input: z.strictObject({}),
  data: z.object({ ended: z.number() }),
  example: { ended: 1 },
});
