/** How this room's endpoints answer each kind of caller, and what they leave in the audit log. */
import { type AuditRows, leaves } from '../../../tools/endpoints/tests/audit-rows.ts';
import {
  type MatrixRows,
  noFormat,
  ofSubject,
  unknownInput,
  wrongFormat,
} from '../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'member.welfare': {
    mine: () => ({ as: '000123', input: { curKey: '2' }, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [
      unknownInput,
      { input: { curKey: '4' }, field: 'curKey' },
      { input: { page: 'before.1' }, field: 'page' },
      { input: { page: 'before.2025-02-30.1' }, field: 'page' },
      { input: { page: `after.2025-02-28.${'1'.repeat(41)}` }, field: 'page' },
    ],
  },
  'member.welfare.file': {
    mine: () => ({ as: '000123', input: { format: 'csv', curKey: '3' }, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [noFormat, wrongFormat, { input: { format: 'csv', curKey: '0' }, field: 'curKey' }],
  },
};

export const auditRows: AuditRows = {
  'member.welfare': leaves('member.welfare.read'),
  'member.welfare.file': leaves('member.welfare.taken'),
};
