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
  'member.gian': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [unknownInput],
  },
  'member.gian.file': {
    mine: () => ({ as: '000123', input: { format: 'csv' }, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [
      noFormat,
      wrongFormat,
      { input: { format: 'csv', ...unknownInput.input }, field: unknownInput.field },
    ],
  },
  'member.gian.form': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [unknownInput],
  },
};

export const auditRows: AuditRows = {
  'member.gian': leaves('member.gian.read'),
  'member.gian.file': leaves('member.gian.taken'),
  'member.gian.form': leaves('member.gian.form'),
};
