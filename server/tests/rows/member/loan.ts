import type { Facts } from '../../calls/facts.ts';
import type { Row } from '../row.ts';

const nobodys = 'the subject is the session; no input names another';
const unknown = { input: { membership_no: '000456' }, field: 'membership_no' };

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
      ...[...malformed, unknown].map(named),
      { input: { ...more, statement: 'ฉ'.repeat(33) }, field: 'statement' },
    ],
  };
};

const wrongFormat = { input: { format: 'exe' }, field: 'format' };
const wrongDays = [
  { input: { from: '2025-13-99x' }, field: 'from' },
  { input: { to: '28/11/2568' }, field: 'to' },
  { input: { q: '' }, field: 'q' },
];

export const loanRows: Readonly<Record<string, Row>> = {
  'member.loan': {
    mine: () => ({ as: '000123', input: { status: 'closed' }, status: 200, rc: '1' }),
    notMine: nobodys,
    malformed: [{ input: { status: 'CLOSED' }, field: 'status' }, unknown],
  },
  'member.loan.file': {
    mine: () => ({ as: '000123', input: { format: 'csv' }, status: 200, rc: '1' }),
    notMine: nobodys,
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
  'member.loan_statement.file': ofContract({ format: 'csv' }, [...wrongDays, wrongFormat]),
  'member.loan_schedule': ofContract({}, []),
  'member.loan_schedule.file': ofContract({ format: 'csv' }, [wrongFormat]),
  'member.loan_payoff': ofContract({}, [{ input: { on: '1/1/2569' }, field: 'on' }]),
};
