import type { Row } from '../row.ts';

const nobodys = 'the input names nobody';

export const electionRows: Readonly<Record<string, Row>> = {
  'info.captcha': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: nobodys,
    malformed: [{ input: { level: '0' }, field: 'level' }],
  },
  'info.election': {
    mine: () => ({ as: 'visitor', input: { year: '2567' }, status: 200, rc: '1' }),
    notMine: nobodys,
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
    notMine: 'the subject is the session; no input names another',
    malformed: [{ input: { membership_no: '000456' }, field: 'membership_no' }],
  },
};
