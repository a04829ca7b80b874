import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { electionParts } from '../../../core/election/parts.ts';
import { electionShape, headShape } from './dto/answer-shapes.ts';
import { exampleDeleted, exampleElection, exampleHead, exampleHistory } from './dto/example.api.ts';
import { lineShape, longest, versionShape, yearShape } from './dto/shapes.ts';

const { roles } = officeRooms.elections;

/** Every election, also those that no page shows yet (D-20). */
export const readElections = endpoint({
  name: 'office.elections',
  method: 'GET',
  path: '/api/office/elections',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.elections.read' },
  summary: 'การเลือกตั้งทุกปี',
  input: z.strictObject({}),
  data: z.object({
    elections: z.array(headShape),
    /** Deleted while they were prepared, the last first. */
    deleted: z.array(
      z.object({ year: z.string(), title: z.string(), at: z.string(), by: z.string() }),
    ),
  }),
  example: { elections: [exampleHead], deleted: exampleDeleted },
});

/** One election with all its parts, and the version of each. */
export const readElection = endpoint({
  name: 'office.elections.one',
  method: 'GET',
  path: '/api/office/elections/:year',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.elections.one.read', target: 'year' },
  summary: 'การเลือกตั้งหนึ่งปี',
  input: z.strictObject({ year: yearShape }),
  data: electionShape,
  example: exampleElection,
});

/** A new election that no page shows, with positions and zones of an earlier one if wanted. */
export const createElection = endpoint({
  name: 'office.elections.create',
  method: 'POST',
  path: '/api/office/elections/create',
  wing: 'office',
  who: 'office',
  roles: ['registry'],
  audit: { entry: 'office.elections.created', target: 'year' },
  summary: 'เปิดการเลือกตั้งใหม่',
  input: z.strictObject({
    year: yearShape,
    title: lineShape(longest.title),
    copy_of: z.nullable(yearShape),
  }),
  data: z.undefined(),
  example: undefined,
});

/** Deletes an election that nobody has seen and for which no votes were entered. */
export const deleteElection = endpoint({
  name: 'office.elections.delete',
  method: 'POST',
  path: '/api/office/elections/delete',
  wing: 'office',
  who: 'office',
  roles: ['registry'],
  confirmed: true,
  audit: { entry: 'office.elections.deleted', target: 'year' },
  summary: 'ลบการเลือกตั้งที่ยังไม่เคยเผยแพร่',
  input: z.strictObject({ year: yearShape, version: versionShape }),
  data: z.undefined(),
  example: undefined,
});

/** What staff changed in one part, the newest first. */
export const readHistory = endpoint({
  name: 'office.elections.history',
  method: 'GET',
  path: '/api/office/elections/:year/history/:part',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.elections.history.read', target: 'year' },
  summary: 'ประวัติการแก้ไขการเลือกตั้ง',
  input: z.strictObject({ year: yearShape, part: z.enum(electionParts) }),
  data: z.object({
    changes: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        by: z.string(),
        kind: z.enum(['made', 'changed', 'removed']),
        /** Which row: a number, a code; empty of the election itself. */
        row: z.string(),
        fields: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
      }),
    ),
  }),
  example: { changes: exampleHistory },
});
