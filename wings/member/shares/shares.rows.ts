/** How this room's endpoints answer each kind of caller, and what they leave in the audit log. */
import { type AuditRows, leaves } from '../../../tools/endpoints/tests/audit-rows.ts';
import {
  type MatrixRows,
  mineWith,
  noFormat,
  ofSubject,
  unknownInput,
  withInput,
  wrongDays,
  wrongFormat,
  wrongPages,
} from '../../../tools/endpoints/tests/rows.ts';

const csv = { format: 'csv' };

export const matrixRows: MatrixRows = {
  'member.share': { mine: mineWith({}), notMine: ofSubject, malformed: wrongPages },
  'member.share_history': {
    mine: mineWith({}),
    notMine: ofSubject,
    malformed: [unknownInput, { input: { from: '2025-01-01' }, field: 'from' }],
  },
  'member.share.file': {
    mine: mineWith(csv),
    notMine: ofSubject,
    malformed: [noFormat, wrongFormat, ...withInput(csv, wrongDays)],
  },
};

export const auditRows: AuditRows = {
  'member.share': leaves('member.share.read'),
  'member.share_history': leaves('member.share_history.read'),
  'member.share.file': leaves('member.share.taken'),
};
