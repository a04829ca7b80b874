/** How this room's endpoints answer each kind of caller, and what they leave in the audit log. */
import { type AuditRows, leaves } from '../../../tools/endpoints/tests/audit-rows.ts';
import { type MatrixRows, ofSubject } from '../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'member.coll': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [{ input: { membership_no: '000456' }, field: 'membership_no' }],
  },
  'member.coll_file': {
    mine: () => ({ as: '000123', input: { format: 'csv', tab: 'given' }, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [
      { input: { tab: 'given' }, field: 'format' },
      { input: { format: 'doc', tab: 'given' }, field: 'format' },
      { input: { format: 'csv', tab: 'theirs' }, field: 'tab' },
      { input: { format: 'csv', tab: 'mine', membership_no: '000456' }, field: 'membership_no' },
    ],
  },
};

export const auditRows: AuditRows = {
  'member.coll': leaves('member.coll.read'),
  'member.coll_file': leaves('member.coll.taken', 'given'),
};
