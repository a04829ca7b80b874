import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { bahtShape, dayShape } from '../../../api/shapes.ts';
import { longestCode } from './verify.address.ts';

/** What a paper of the cooperative states, for whoever holds its code; 404 for any other text. */
export const readPaper = endpoint({
  name: 'info.verify',
  method: 'GET',
  path: '/api/info/verify/:code',
  wing: 'info',
  who: 'visitor',
  audit: { noneBecause: 'whoever holds a paper may be anybody, and its code opens no record' },
  summary: 'ตรวจสอบเอกสารของสหกรณ์ด้วยรหัส',
  input: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(longestCode)) }),
  data: z.object({
    kind: z.enum(['RECEIPT', 'INVOICE', 'BALANCE', 'LETTER']),
    /** The day that the paper speaks of. */
    on: dayShape,
    total: z.nullable(bahtShape),
    debt: z.nullable(bahtShape),
    issued_on: dayShape,
    /** Of a letter to an agency; null of every other kind. */
    letter: z.nullable(
      z.object({
        letter_no: z.string(),
        /** The month that it asks for; the year is of the Buddhist era. */
        year: z.number(),
        month: z.number(),
        unit_name: z.string(),
        members: z.number(),
        /** Another letter is in force instead. */
        replaced: z.boolean(),
        /** The cooperative has withdrawn it. */
        withdrawn: z.boolean(),
      }),
    ),
  }),
  example: {
    kind: 'BALANCE',
    on: '2025-11-28',
    total: '864714.75',
    debt: '412300.00',
    issued_on: '2025-11-29',
    letter: null,
  },
});
