/** How this room's endpoints answer each kind of caller, and what they leave in the audit log. */
import { type AuditRows, leaves } from '../../../../tools/endpoints/tests/audit-rows.ts';
import { type MatrixRows, ofSubject } from '../../../../tools/endpoints/tests/rows.ts';

const yearFaults = [
  { input: { year: '24' }, field: 'year' },
  { input: { year: '2024' }, field: 'year' },
  { input: { year: '25670' }, field: 'year' },
  { input: { year: '2567', membership_no: '000456' }, field: 'membership_no' },
];

export const matrixRows: MatrixRows = {
  'member.dividend': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [{ input: { membership_no: '000456' }, field: 'membership_no' }],
  },
  'member.dividend_origin': {
    mine: () => ({ as: '000123', input: { year: '2567' }, status: 200, rc: '1' }),
    // A year of others: this member was not in yet.
    notMine: () => ({ as: '000111', input: { year: '2566' }, status: 404, code: 'not_found' }),
    malformed: yearFaults,
  },
  'member.dividend_file': {
    mine: () => ({ as: '000123', input: { year: '2567', format: 'csv' }, status: 200, rc: '1' }),
    notMine: () => ({
      as: '000111',
      input: { year: '2566', format: 'csv' },
      status: 404,
      code: 'not_found',
    }),
    malformed: [
      ...yearFaults.map(({ input, field }) => ({ input: { format: 'csv', ...input }, field })),
      { input: { year: '2567', format: 'doc' }, field: 'format' },
    ],
  },
};

export const auditRows: AuditRows = {
  'member.dividend': leaves('member.dividend.read'),
  'member.dividend_origin': leaves('member.dividend_origin.read', '2567'),
  'member.dividend_file': leaves('member.dividend.taken', '2567'),
};
