/** How this room's endpoints answer each kind of caller, and what they leave in the audit log. */
import { type AuditRows, leavesOf } from '../../../tools/endpoints/tests/audit-rows.ts';
import type { MatrixRows, Row } from '../../../tools/endpoints/tests/rows.ts';

const unknown = { membership_no: '000456' };
/** In the form of one, and nobody's. */
const nobodys = { cremation_no: '99999999' };
const numberFaults: Row['malformed'] = [
  { input: { cremation_no: '1'.repeat(33), format: 'csv' }, field: 'cremation_no' },
  { input: { cremation_no: '', format: 'csv' }, field: 'cremation_no' },
  { input: { format: 'csv', ...unknown }, field: 'membership_no' },
];
const cremation = ({ ownCremation }: { readonly ownCremation: string }) => ({
  cremation_no: ownCremation,
});

export const matrixRows: MatrixRows = {
  'member.kepcrem': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: '000123', input: nobodys, status: 404, code: 'not_found' }),
    malformed: [
      { input: { cremation_no: '1'.repeat(33) }, field: 'cremation_no' },
      { input: { page: 'before.2025-00' }, field: 'page' },
      { input: { page: 'before.2025-10.1' }, field: 'page' },
      { input: unknown, field: 'membership_no' },
    ],
  },
  'member.kepcrem.file': {
    mine: () => ({ as: '000123', input: { format: 'csv' }, status: 200, rc: '1' }),
    notMine: () => ({
      as: '000123',
      input: { ...nobodys, format: 'csv' },
      status: 404,
      code: 'not_found',
    }),
    malformed: [{ input: {}, field: 'format' }, ...numberFaults],
  },
};

export const auditRows: AuditRows = {
  'member.kepcrem': leavesOf(
    { as: '000123', name: 'member.kepcrem', input: cremation },
    'member.kepcrem.read',
    ({ ownCremation }) => ownCremation,
  ),
  'member.kepcrem.file': leavesOf(
    {
      ...{ as: '000123', name: 'member.kepcrem.file' },
      input: (facts) => ({ ...cremation(facts), format: 'csv' }),
    },
    'member.kepcrem.taken',
    ({ ownCremation }) => ownCremation,
  ),
};
