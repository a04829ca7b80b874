/** How this room's endpoints answer each kind of caller. */
import { endSessionsRow, type MatrixRows, ofSubject } from '../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'agency.security': {
    mine: () => ({ as: 'agency:01011001-2', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [{ input: { member_group_no: '01012002' }, field: 'member_group_no' }],
  },
  'agency.security.end': endSessionsRow('agency:01011001', 'person_no'),
};
