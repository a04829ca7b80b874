/** How this room's endpoints answer each kind of caller, and what they leave in the audit log. */
import { type AuditRows, leaves } from '../../../tools/endpoints/tests/audit-rows.ts';
import { type MatrixRows, ofSubject, unknownInput } from '../../../tools/endpoints/tests/rows.ts';

const on = '2025-11-28';

export const matrixRows: MatrixRows = {
  'member.certificate': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [
      unknownInput,
      { input: { on: '28/11/2568' }, field: 'on' },
      { input: { on: '2025-02-30' }, field: 'on' },
      { input: { on: '2099-01-01' }, field: 'on' },
      { input: { on: '1901-01-01' }, field: 'on' },
    ],
  },
  'member.certificate.file': {
    mine: ({ ownAccount }) => ({
      as: '000123',
      input: { format: 'pdf', on, accounts: ownAccount },
      status: 200,
      rc: '1',
    }),
    notMine: ({ strangersAccount }) => ({
      as: '000123',
      input: { format: 'pdf', on, accounts: strangersAccount },
      status: 404,
      code: 'not_found',
    }),
    malformed: [
      { input: { on, shares: '1' }, field: 'format' },
      { input: { format: 'csv', on, shares: '1' }, field: 'format' },
      { input: { format: 'pdf', shares: '1' }, field: 'on' },
      { input: { format: 'pdf', on: '2099-01-01', shares: '1' }, field: 'on' },
      { input: { format: 'pdf', on, shares: 'yes' }, field: 'shares' },
      { input: { format: 'pdf', on }, field: 'shares' },
      { input: { format: 'pdf', on, accounts: '%' }, field: 'accounts' },
      { input: { format: 'pdf', on, loans: 'a,,b' }, field: 'loans' },
      { input: { format: 'pdf', on, loans: 'x'.repeat(2001) }, field: 'loans' },
      {
        input: { format: 'pdf', on, shares: '1', ...unknownInput.input },
        field: unknownInput.field,
      },
    ],
  },
  'member.papers': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [unknownInput],
  },
};

export const auditRows: AuditRows = {
  'member.certificate': leaves('member.certificate.read'),
  'member.papers': leaves('member.papers.read'),
  'member.certificate.file': leaves('member.certificate.taken', '2025-11-28'),
};
