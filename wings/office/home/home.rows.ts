/** How this room's endpoints answer each kind of caller. */
import {
  endSessionsRow,
  type MatrixRows,
  unknownInput,
} from '../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'office.sessions': {
    mine: () => ({ as: 'staff:auditor', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: '000123', input: {}, status: 401, code: 'not_signed_in' }),
    malformed: [unknownInput],
  },
  'office.sessions.end': endSessionsRow('staff:finance', 'membership_no'),
};
