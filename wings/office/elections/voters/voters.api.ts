/** The voter list by file: checked first, then taken as a whole. National IDs are never kept. */
import * as z from 'zod/mini';
import { endpoint } from '../../../../api/endpoint.ts';
import { versionShape, yearShape } from '../dto/shapes.ts';

/** Bytes of a whole call: five megabytes of file as base64, and what stands around it. */
const largestBody = 7 * 1024 * 1024;

const fileShape = {
  year: yearShape,
  /** `data:…;base64,…`; what it is shows in its bytes. */
  file: z.string().check(z.minLength(1), z.maxLength(largestBody)),
};

/** What the file would change; nothing is kept of it. */
export const checkVoters = endpoint({
  name: 'office.elections.voters_check',
  method: 'POST',
  path: '/api/office/elections/voters_check',
  wing: 'office',
  who: 'office',
  repeat: 'look',
  roles: ['registry'],
  largestBody,
  audit: { entry: 'office.elections.voters_checked', target: 'year' },
  summary: 'ตรวจไฟล์บัญชีผู้มีสิทธิเลือกตั้งก่อนนำเข้า',
  input: z.strictObject(fileShape),
  data: z.object({
    /** SHA-256 of the file, to take the same one. */
    digest: z.string(),
    version: z.number(),
    rows: z.number(),
    eligible: z.number(),
    fresh: z.number(),
    changed: z.number(),
    same: z.number(),
    /** On the list, and not in the file: they leave it. */
    missing: z.number(),
    /** Membership numbers, five at most of each. */
    examples: z.object({
      fresh: z.array(z.string()),
      changed: z.array(z.string()),
      missing: z.array(z.string()),
    }),
    problems_total: z.number(),
    problems: z.array(
      z.object({
        row: z.number(),
        column: z.string(),
        value: z.nullable(z.string()),
        reason: z.string(),
      }),
    ),
  }),
  example: {
    digest: '3f'.repeat(32),
    version: 2,
    rows: 1200,
    eligible: 1150,
    fresh: 20,
    changed: 4,
    same: 1176,
    missing: 3,
    examples: { fresh: ['000123'], changed: ['000456'], missing: ['000789'] },
    problems_total: 1,
    problems: [{ row: 14, column: 'เขต', value: '9', reason: 'ไม่มีเขตนี้ในการเลือกตั้ง' }],
  },
});

/** The same file again: all of it is the list from now on, or nothing of it. */
export const applyVoters = endpoint({
  name: 'office.elections.voters_apply',
  method: 'POST',
  path: '/api/office/elections/voters_apply',
  wing: 'office',
  who: 'office',
  roles: ['registry'],
  largestBody,
  confirmed: true,
  audit: { entry: 'office.elections.voters_replaced', target: ['year', 'digest'] },
  summary: 'นำเข้าบัญชีผู้มีสิทธิเลือกตั้ง',
  input: z.strictObject({
    ...fileShape,
    version: versionShape,
    digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  data: z.object({ version: z.number(), rows: z.number() }),
  example: { version: 3, rows: 1200 },
});
