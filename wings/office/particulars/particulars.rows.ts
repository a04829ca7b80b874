/** How this room's endpoints answer each kind of caller. */
import { createHash } from 'node:crypto';
import { type AuditRows, leaves } from '../../../tools/endpoints/tests/audit-rows.ts';
import { type RaceRows, readingAlone } from '../../../tools/endpoints/tests/race-rows.ts';
import { greyPixel, type MatrixRows, unknownInput } from '../../../tools/endpoints/tests/rows.ts';

/** Of a group that nobody has overruled yet. */
const version = createHash('sha256').update('[]').digest('hex').slice(0, 16);
const input = { group: 'demand', version, values: { demand: { title: 'เรื่อง', target_days: 9 } } };
const other = 'staff:content';

export const matrixRows: MatrixRows = {
  'office.particulars': {
    mine: () => ({ as: 'staff:admin', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: other, input: {}, status: 404, code: 'not_found' }),
    malformed: [unknownInput],
  },
  'office.particulars.history': {
    mine: () => ({ as: 'staff:admin', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: other, input: {}, status: 404, code: 'not_found' }),
    malformed: [unknownInput],
  },
  'office.particulars.save': {
    mine: () => ({ as: 'staff:admin', input, status: 200, rc: '1' }),
    notMine: () => ({ as: other, input, status: 404, code: 'not_found' }),
    malformed: [
      { input: { ...input, group: 'logo' }, field: 'group' },
      { input: { ...input, version: '1' }, field: 'version' },
      { input: { group: 'demand', version }, field: 'values' },
      { input: { ...input, values: { phone: '1' } }, field: 'values.phone' },
      { input: { ...input, values: { guarantee_limit: 9 } }, field: 'values.guarantee_limit' },
      {
        input: { ...input, values: { demand: { title: 'ก', target_days: 0 } } },
        field: 'values.demand.target_days',
      },
      {
        input: {
          ...{ version, group: 'reports' },
          values: { menureport: [{ name: 'ก', url: 'javascript:alert(1)' }] },
        },
        field: 'values.menureport.0.url',
      },
    ],
  },
  'office.particulars.logo': {
    // The file's logo counts already: giving it its place back changes nothing.
    mine: () => ({ as: 'staff:admin', input: { version, file: null }, status: 200, rc: '1' }),
    notMine: () => ({
      ...{ as: other, input: { version, file: null }, status: 404, code: 'not_found' },
    }),
    malformed: [
      { input: { version }, field: 'file' },
      { input: { version: 'x', file: null }, field: 'version' },
      { input: { version, file: 'https://example.com/a.png' }, field: 'file' },
      { input: { version, file: greyPixel }, field: 'file' },
    ],
  },
};

export const auditRows: AuditRows = {
  'office.particulars.save': leaves('office.particulars.saved', 'demand'),
  'office.particulars.logo': leaves('office.particulars.logo'),
};

const changes = `SELECT count(*) FROM portal.content_history WHERE subject = 'site_overrides'`;

export const raceRows: RaceRows = {
  ...readingAlone('office.particulars', 'office.particulars.history'),
  // Whoever is first names the version that the others no longer hold.
  'office.particulars.save': {
    inputs: (same, at) => ({
      ...same,
      values: { demand: { title: `เรื่องที่ ${at + 1}`, target_days: 9 } },
    }),
    wins: 1,
    leaves: [[changes, 1]],
    mayBeBusy: true,
  },
  'office.particulars.logo': { wins: 'some', leaves: [[changes, 0]] },
};
