/** How this room's endpoint answers each kind of caller, what it leaves, and who wins. */
import type { AuditRows } from '../../../tools/endpoints/tests/audit-rows.ts';
import type { RaceRows } from '../../../tools/endpoints/tests/race-rows.ts';
import type { MatrixRows } from '../../../tools/endpoints/tests/rows.ts';

const shown = { membership_no: '000010', document_no: '110/2560', seen: null };

export const matrixRows: MatrixRows = {
  'office.activation.make': {
    mine: () => ({ as: 'staff:service', input: shown, status: 200, rc: '1' }),
    notMine: () => ({ as: 'staff:content', input: shown, status: 404, code: 'not_found' }),
    malformed: [
      { input: { ...shown, membership_no: '1e3' }, field: 'membership_no' },
      { input: { ...shown, membership_no: '999999' }, field: 'membership_no' },
      { input: { ...shown, document_no: '111/2560' }, field: 'document_no' },
      { input: { ...shown, document_no: null }, field: 'document_no' },
      { input: { ...shown, document_no: '1'.repeat(200) }, field: 'document_no' },
      { input: { ...shown, staff_id: 'x' }, field: 'staff_id' },
    ],
  },
};

const monk = '000010';

export const auditRows: AuditRows = {
  // Its target and the member in whose history it stands.
  'office.activation.make': {
    leaves: [{ entry: 'office.activation.make', target: monk, of: monk }],
  },
};

export const raceRows: RaceRows = {
  // Each closes the one before: one code of a member counts.
  'office.activation.make': {
    ...{ holds: 'SELECT FROM portal.activation_codes FOR UPDATE', wins: 'some' },
    leaves: [['SELECT count(*) FROM portal.activation_codes WHERE closed_at IS NULL', 1]],
  },
};
