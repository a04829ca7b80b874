/** How this room's endpoints answer each kind of caller, and what they leave in the audit log. */
import { type AuditRows, leaves } from '../../../tools/endpoints/tests/audit-rows.ts';
import { type MatrixRows, ofSubject } from '../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'member.status': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [{ input: { membership_no: '000456' }, field: 'membership_no' }],
  },
  'member.status_reveal': {
    // Not the member whose password another row has changed by then.
    mine: ({ password }) => ({ as: '000111', input: { password }, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [
      { input: {}, field: 'password' },
      { input: { password: '' }, field: 'password' },
      { input: { password: 'x'.repeat(257) }, field: 'password' },
      { input: { password: ['x'] }, field: 'password' },
      { input: { password: 'x', membership_no: '000456' }, field: 'membership_no' },
    ],
  },
};

export const auditRows: AuditRows = {
  'member.status': leaves('member.status.read'),
  'member.status_reveal': leaves('member.status.revealed'),
};
