/** How this room's endpoints answer each kind of caller. */
import { type AuditRows, leaves } from '../../../tools/endpoints/tests/audit-rows.ts';
import { type RaceRows, readingAlone } from '../../../tools/endpoints/tests/race-rows.ts';
import type { MatrixRows } from '../../../tools/endpoints/tests/rows.ts';

// The demo's own intake is the first run of its store.
const first = { id: '1' };
const none = { id: '999999' };
const wrongIds = (more: object) => [
  { input: { ...more, id: '0' }, field: 'id' },
  { input: { ...more, id: 'x' }, field: 'id' },
  { input: { ...more, id: '1'.repeat(16) }, field: 'id' },
  { input: { ...first, ...more, staff_id: '1' }, field: 'staff_id' },
];

export const matrixRows: MatrixRows = {
  'office.intake': {
    mine: () => ({ as: 'staff:registry', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: '000123', input: {}, status: 401, code: 'not_signed_in' }),
    malformed: [{ input: { outcome: 'refused' }, field: 'outcome' }],
  },
  'office.intake.one': {
    mine: () => ({ as: 'staff:finance', input: first, status: 200, rc: '1' }),
    notMine: () => ({ as: 'staff:admin', input: none, status: 404, code: 'not_found' }),
    malformed: wrongIds({}),
  },
  'office.intake.file': {
    mine: () => ({
      as: 'staff:admin',
      input: { ...first, format: 'xlsx' },
      status: 200,
      rc: '1',
    }),
    notMine: () => ({
      as: 'staff:admin',
      input: { ...none, format: 'xlsx' },
      status: 404,
      code: 'not_found',
    }),
    malformed: [
      ...wrongIds({ format: 'xlsx' }),
      { input: first, field: 'format' },
      { input: { ...first, format: 'exe' }, field: 'format' },
    ],
  },
};

export const auditRows: AuditRows = {
  'office.intake': leaves('office.intake.read'),
  'office.intake.one': leaves('office.intake.one.read', '1'),
  'office.intake.file': leaves('office.intake.taken', '1'),
};

export const raceRows: RaceRows = readingAlone(
  'office.intake',
  'office.intake.one',
  'office.intake.file',
);
