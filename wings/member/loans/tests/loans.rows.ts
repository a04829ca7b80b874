/** How this room's endpoints answer each kind of caller, and what they leave in the audit log. */
import { type AuditRows, leaves } from '../../../../tools/endpoints/tests/audit-rows.ts';
import type { Facts } from '../../../../tools/endpoints/tests/facts.ts';
import {
  type MatrixRows,
  ofSubject,
  type Row,
  unknownInput,
  wrongFormat,
  wrongSpans,
} from '../../../../tools/endpoints/tests/rows.ts';

/** Calls that name a contract; `more` is what such a call needs besides. */
const ofContract = (more: object, malformed: Row['malformed']): Row => {
  const ask = (statement: string) => ({ as: '000123', input: { statement, ...more } });
  const named = ({ input, field }: Row['malformed'][number]) => ({
    input: { statement: '1', ...more, ...input },
    field,
  });
  return {
    mine: ({ ownContract }: Facts) => ({ ...ask(ownContract), status: 200, rc: '1' }),
    notMine: ({ strangersContract }: Facts) => ({
      ...ask(strangersContract),
      status: 404,
      code: 'not_found',
    }),
    malformed: [
      ...[...malformed, unknownInput].map(named),
      { input: { ...more, statement: 'ฉ'.repeat(33) }, field: 'statement' },
    ],
  };
};
const wrongDays = [
  { input: { from: '2025-13-99x' }, field: 'from' },
  { input: { to: '28/11/2568' }, field: 'to' },
  { input: { q: '' }, field: 'q' },
];
const contract = ({ ownContract }: { readonly ownContract: string }) => ownContract;

export const matrixRows: MatrixRows = {
  'member.loan': {
    mine: () => ({ as: '000123', input: { status: 'closed' }, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [{ input: { status: 'CLOSED' }, field: 'status' }, unknownInput],
  },
  'member.loan.file': {
    mine: () => ({ as: '000123', input: { format: 'csv' }, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [
      { input: {}, field: 'format' },
      wrongFormat,
      { input: { format: 'csv', membership_no: '000456' }, field: 'membership_no' },
    ],
  },
  'member.loan_statement': ofContract({}, [
    ...wrongDays,
    { input: { page: 'before.-1' }, field: 'page' },
  ]),
  'member.loan_history': ofContract({}, wrongSpans),
  'member.loan_statement.file': ofContract({ format: 'csv' }, [...wrongDays, wrongFormat]),
  'member.loan_schedule': ofContract({}, []),
  'member.loan_schedule.file': ofContract({ format: 'csv' }, [wrongFormat]),
  'member.loan_payoff': ofContract({}, [{ input: { on: '1/1/2569' }, field: 'on' }]),
};

export const auditRows: AuditRows = {
  'member.loan': leaves('member.loan.read'),
  'member.loan.file': leaves('member.loan.taken'),
  'member.loan_statement': leaves('member.loan_statement.read', contract),
  'member.loan_history': leaves('member.loan_history.read', contract),
  'member.loan_statement.file': leaves('member.loan_statement.taken', contract),
  'member.loan_schedule': leaves('member.loan_schedule.read', contract),
  'member.loan_schedule.file': leaves('member.loan_schedule.taken', contract),
  'member.loan_payoff': leaves('member.loan_payoff.read', contract),
};
