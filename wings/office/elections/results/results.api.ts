/** Votes and ballot papers: entered by one, released or sent back by another. */
import * as z from 'zod/mini';
import { wordsShape } from '../../../../api/agency/words.ts';
import { endpoint } from '../../../../api/endpoint.ts';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { countStateShape } from '../dto/answer-shapes.ts';
import { countShape, longest, reasonShape, versionShape, yearShape } from '../dto/shapes.ts';

const which = { year: yearShape, version: versionShape };

/** Keeps the count as a draft, or hands it to another for the release; then its figures tie. */
export const saveCount = endpoint({
  name: 'office.elections.count',
  method: 'POST',
  path: '/api/office/elections/count',
  wing: 'office',
  who: 'office',
  roles: ['registry'],
  audit: { entry: 'office.elections.count_saved', target: 'year' },
  summary: 'บันทึกผลคะแนน หรือส่งให้ผู้อื่นตรวจ',
  input: z.strictObject({
    ...which,
    positions: z.array(countShape).check(z.maxLength(4)),
    /** Of a correction: why. */
    reason: wordsShape({ most: longest.reason }),
    submit: z.boolean(),
  }),
  data: z.object({ version: z.number(), state: countStateShape }),
  example: { version: 2, state: 'SUBMITTED' },
});

/** Makes a submitted count public; never by anybody who wrote in it. */
export const releaseCount = endpoint({
  name: 'office.elections.release',
  method: 'POST',
  path: '/api/office/elections/release',
  wing: 'office',
  who: 'office',
  roles: officeRooms.elections.roles,
  confirmed: true,
  audit: { entry: 'office.elections.released', target: ['year', 'version'] },
  summary: 'ประกาศผลการเลือกตั้ง',
  input: z.strictObject(which),
  data: z.undefined(),
  example: undefined,
});

export const returnCount = endpoint({
  name: 'office.elections.return',
  method: 'POST',
  path: '/api/office/elections/return',
  wing: 'office',
  who: 'office',
  roles: officeRooms.elections.roles,
  audit: { entry: 'office.elections.returned', target: ['year', 'version'] },
  summary: 'ส่งผลคะแนนกลับให้แก้ไข',
  input: z.strictObject({ ...which, reason: reasonShape }),
  data: z.undefined(),
  example: undefined,
});
