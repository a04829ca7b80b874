import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import {
  endSessionsInput,
  ownSessionExamples,
  ownSessionShape,
} from '../../../api/session/own-sessions.ts';

/** Where the contact is signed in; another contact of the agency has sessions of their own. */
export const readSessions = endpoint({
  name: 'agency.security',
  method: 'GET',
  path: '/api/membergroup/security',
  wing: 'agency',
  who: 'agency',
  audit: { entry: 'agency.security.read' },
  summary: 'เครื่องที่ผู้แทนหน่วยเข้าสู่ระบบอยู่',
  input: z.strictObject({}),
  data: z.object({
    /** The one that asks first, then the last used. */
    sessions: z.array(z.object({ ...ownSessionShape, remembered: z.boolean() })),
  }),
  example: {
    sessions: ownSessionExamples.map((one) => ({ ...one, remembered: !one.here })),
  },
});

/** Ends one session of the contact or all others, against the password. */
export const endOwnSessions = endpoint({
  name: 'agency.security.end',
  method: 'POST',
  path: '/api/membergroup/security/end',
  wing: 'agency',
  who: 'agency',
  audit: { entry: 'agency.security.end', target: 'id' },
  summary: 'ให้เครื่องอื่นของผู้แทนหน่วยออกจากระบบ',
  input: endSessionsInput,
  data: z.undefined(),
  example: undefined,
});
