/** The cover statement: its month is the session's agency's, whatever is asked. */
import type { Row } from '../row.ts';

const november = { year: '2568', month: '11' };

/** Months at fault, of every endpoint that takes one. */
export const wrongMonths: Row['malformed'] = [
  { input: { year: '2568' }, field: 'month' },
  { input: { month: '11' }, field: 'year' },
  { input: { ...november, month: '13' }, field: 'month' },
  { input: { ...november, month: '0' }, field: 'month' },
  { input: { ...november, month: '011' }, field: 'month' },
  { input: { ...november, year: '2025' }, field: 'year' },
  { input: { ...november, year: '๒๕๖๘' }, field: 'year' },
  { input: { ...november, member_group_no: '01012002' }, field: 'member_group_no' },
];

export const keeprepRows: Readonly<Record<string, Row>> = {
  'agency.keeprep': {
    mine: () => ({ as: 'agency:01011001', input: november, status: 200, rc: '1' }),
    notMine: () => ({
      as: 'agency:01011001',
      input: { year: '2400', month: '1' },
      status: 404,
      code: 'not_found',
    }),
    malformed: wrongMonths,
  },
};
