/** How this room's endpoints answer each kind of caller. */
import { type MatrixRows, ofSubject } from '../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'agency.dashboard': {
    mine: () => ({ as: 'agency:01011001', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [
      { input: { member_group_no: '01012002' }, field: 'member_group_no' },
      { input: { year: '2568', month: '11' }, field: 'year' },
    ],
  },
};
