/** How this room's endpoints answer each kind of caller. */
import { type MatrixRows, namesNobody } from '../../../tools/endpoints/tests/rows.ts';

const unknown = { input: { member_group_no: '01012002' }, field: 'member_group_no' };

export const matrixRows: MatrixRows = {
  'agency.config': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: namesNobody,
    malformed: [unknown],
  },
  'agency.sign_out': {
    mine: () => ({ as: 'agency:01011001', input: {}, status: 200, rc: '1' }),
    notMine: namesNobody,
    malformed: [unknown],
  },
  'agency.check_session': {
    mine: () => ({ as: 'agency:01011001', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: '000123', input: {}, status: 400, code: 'session_invalid' }),
    malformed: [unknown],
  },
};
