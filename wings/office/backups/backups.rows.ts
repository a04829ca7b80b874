/** How this room's endpoint answers each kind of caller. */
import { type AuditRows, leaves } from '../../../tools/endpoints/tests/audit-rows.ts';
import { type RaceRows, readingAlone } from '../../../tools/endpoints/tests/race-rows.ts';
import type { MatrixRows } from '../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'office.backups': {
    mine: () => ({ as: 'staff:admin', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: '000123', input: {}, status: 401, code: 'not_signed_in' }),
    malformed: [{ input: { file: '/etc/passwd' }, field: 'file' }],
  },
};

export const auditRows: AuditRows = {
  'office.backups': leaves('office.backups.read'),
};

export const raceRows: RaceRows = readingAlone('office.backups');
