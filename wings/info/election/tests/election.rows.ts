/** How this room's endpoints answer each kind of caller, and what they leave in the audit log. */
import { type AuditRows, leaves } from '../../../../tools/endpoints/tests/audit-rows.ts';
import { type MatrixRows, namesNobody, ofSubject } from '../../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'info.election': {
    mine: () => ({ as: 'visitor', input: { year: '2567' }, status: 200, rc: '1' }),
    notMine: namesNobody,
    malformed: [
      { input: { year: '2026' }, field: 'year' },
      { input: { year: '2569x' }, field: 'year' },
      { input: { membership_no: '000456' }, field: 'membership_no' },
    ],
  },
  'info.election_check': {
    mine: () => ({
      as: 'visitor',
      input: { membership_no: '123', birth_date: '14/02/2521' },
      status: 200,
      rc: '1',
    }),
    notMine: () => ({
      as: 'visitor',
      input: { membership_no: '000456', birth_date: '14/02/2521' },
      status: 404,
      code: 'not_found',
    }),
    malformed: [
      { input: { birth_date: '14/02/2521' }, field: 'membership_no' },
      { input: { membership_no: '1e3', birth_date: '14/02/2521' }, field: 'membership_no' },
      { input: { membership_no: '123', birth_date: '14/02/1978' }, field: 'birth_date' },
      { input: { membership_no: '123', birth_date: '30/02/2521' }, field: 'birth_date' },
      { input: { membership_no: '123', id_card: '1992341001335' }, field: 'id_card' },
    ],
  },
  'member.election': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [{ input: { membership_no: '000456' }, field: 'membership_no' }],
  },
};

export const auditRows: AuditRows = {
  'member.election': leaves('member.election.read'),
  'info.election_check': leaves('info.election_check', '000123'),
};
