import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import {
  endSessionsInput,
  ownSessionExamples,
  ownSessionShape,
} from '../../../api/session/own-sessions.ts';

/** Where the member of staff is signed in. */
export const readOwnSessions = endpoint({
  name: 'office.sessions',
  method: 'GET',
  path: '/api/office/sessions',
  wing: 'office',
  who: 'office',
  audit: { noneBecause: 'nobody sees but whose sessions they are' },
  summary: 'การเข้าใช้งานของเจ้าหน้าที่',
  input: z.strictObject({}),
  data: z.object({
    /** The one that asks first, then the last used. */
    sessions: z.array(z.object(ownSessionShape)),
  }),
  example: { sessions: ownSessionExamples },
});

/** Ends one session of the member of staff or all others, against the password. */
export const endOwnSessions = endpoint({
  name: 'office.sessions.end',
  method: 'POST',
  path: '/api/office/sessions/end',
  wing: 'office',
  who: 'office',
  audit: { entry: 'office.sessions.end' },
  summary: 'ให้เครื่องอื่นออกจากสำนักงาน',
  input: endSessionsInput,
  data: z.undefined(),
  example: undefined,
});
