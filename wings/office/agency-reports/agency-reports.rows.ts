/** How this room's endpoints answer each kind of caller. */

import { slipIds } from '../../../tools/endpoints/tests/facts.ts';
import { type RaceRows, readingAlone } from '../../../tools/endpoints/tests/race-rows.ts';
import type { MatrixRows, Row } from '../../../tools/endpoints/tests/rows.ts';

const which = { member_group_no: '01011001', year: '2568', month: '11' };
const wrong = (more: object): Row['malformed'] => [
  { input: { ...which, ...more, member_group_no: 'x' }, field: 'member_group_no' },
  { input: { ...which, ...more, member_group_no: '1'.repeat(21) }, field: 'member_group_no' },
  { input: { ...which, ...more, year: '2025' }, field: 'year' },
  { input: { ...which, ...more, month: '0' }, field: 'month' },
  { input: { ...which, ...more, staff_id: '1' }, field: 'staff_id' },
];
const wrongVersions = (more: object): Row['malformed'] => [
  ...wrong({ version: 1, ...more }),
  { input: { ...which, ...more }, field: 'version' },
  { input: { ...which, ...more, version: 0 }, field: 'version' },
  { input: { ...which, ...more, version: '1' }, field: 'version' },
];
// Nothing was handed in: what a test of the room does has nothing to decide on here.
const nothingWaits = { as: 'staff:finance', status: 409, rc: '0' } as const;

export const matrixRows: MatrixRows = {
  'office.agency_reports': {
    mine: () => ({ as: 'staff:finance', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: '000123', input: {}, status: 401, code: 'not_signed_in' }),
    malformed: [{ input: { state: 'SUBMITTED' }, field: 'state' }],
  },
  'office.agency_reports.one': {
    mine: () => ({ as: 'staff:admin', input: which, status: 404, rc: '0' }),
    notMine: () => ({
      as: 'staff:finance',
      input: { ...which, member_group_no: '99999999' },
      status: 404,
      code: 'not_found',
    }),
    malformed: wrong({}),
  },
  'office.agency_reports.slip': {
    mine: () => ({
      as: 'staff:finance',
      input: { ...which, id: slipIds.read },
      status: 200,
      rc: '1',
    }),
    // Of another agency's month.
    notMine: () => ({
      as: 'staff:finance',
      input: { ...which, id: slipIds.strangers },
      status: 404,
      code: 'not_found',
    }),
    malformed: [...wrong({ id: slipIds.read }), { input: { ...which, id: '1' }, field: 'id' }],
  },
  'office.agency_reports.accept': {
    mine: () => ({ ...nothingWaits, input: { ...which, version: 1 } }),
    notMine: () => ({
      as: 'staff:finance',
      input: { ...which, member_group_no: '99999999', version: 1 },
      status: 409,
      code: 'conflict',
    }),
    malformed: wrongVersions({}),
  },
  'office.agency_reports.return': {
    mine: () => ({
      ...nothingWaits,
      input: { ...which, version: 1, reason: 'กรุณาแนบหลักฐานการโอนเพิ่ม' },
    }),
    notMine: () => ({
      as: 'agency:01011001',
      input: { ...which, version: 1, reason: 'กรุณาแนบหลักฐานการโอนเพิ่ม' },
      status: 401,
      code: 'session_over',
    }),
    malformed: [
      ...wrongVersions({ reason: 'กรุณาแนบหลักฐานการโอนเพิ่ม' }),
      { input: { ...which, version: 1 }, field: 'reason' },
      { input: { ...which, version: 1, reason: 'สั้นไป' }, field: 'reason' },
      { input: { ...which, version: 1, reason: 'ก'.repeat(501) }, field: 'reason' },
    ],
  },
};

export const raceRows: RaceRows = readingAlone(
  'office.agency_reports',
  'office.agency_reports.one',
  'office.agency_reports.slip',
);
