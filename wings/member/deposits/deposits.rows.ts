/** How this room's endpoints answer each kind of caller, and what they leave in the audit log. */
import { type AuditRows, leaves } from '../../../tools/endpoints/tests/audit-rows.ts';
import type { Facts } from '../../../tools/endpoints/tests/facts.ts';
import {
  type MatrixRows,
  mineWith,
  noFormat,
  ofSubject,
  type Row,
  unknownInput,
  withInput,
  wrongDays,
  wrongFormat,
  wrongPages,
  wrongSpans,
} from '../../../tools/endpoints/tests/rows.ts';

const csv = { format: 'csv' };
const account = (input: Readonly<Record<string, unknown>>): Pick<Row, 'mine' | 'notMine'> => ({
  mine: ({ ownAccount }: Facts) => mineWith({ ...input, statement: ownAccount })(),
  notMine: ({ strangersAccount }: Facts) => ({
    as: '000123',
    input: { ...input, statement: strangersAccount },
    status: 404,
    code: 'not_found',
  }),
});
const tooLong = { input: { statement: '1'.repeat(33) }, field: 'statement' };
const ownAccount = (facts: Facts) => facts.ownAccount;

export const matrixRows: MatrixRows = {
  'member.deposit': { mine: mineWith({}), notMine: ofSubject, malformed: [unknownInput] },
  'member.deposit.file': {
    mine: mineWith(csv),
    notMine: ofSubject,
    malformed: [noFormat, wrongFormat, ...withInput(csv, [unknownInput])],
  },
  'member.dep_statement': {
    ...account({}),
    malformed: [...withInput({ statement: '1' }, wrongPages), tooLong],
  },
  'member.dep_history': {
    ...account({}),
    malformed: [...withInput({ statement: '1' }, wrongSpans), tooLong],
  },
  'member.dep_statement.file': {
    ...account(csv),
    malformed: [
      ...withInput({ statement: '1' }, [noFormat, wrongFormat]),
      ...withInput({ statement: '1', ...csv }, wrongDays),
      ...withInput(csv, [tooLong]),
    ],
  },
};

export const auditRows: AuditRows = {
  'member.deposit': leaves('member.deposit.read'),
  'member.deposit.file': leaves('member.deposit.taken'),
  'member.dep_statement': leaves('member.dep_statement.read', ownAccount),
  'member.dep_history': leaves('member.dep_history.read', ownAccount),
  'member.dep_statement.file': leaves('member.dep_statement.taken', ownAccount),
};
