/** What every page of the agencies' portal asks. */
import type { Row } from '../row.ts';

const unknown = { input: { member_group_no: '01012002' }, field: 'member_group_no' };

export const agencyFrameRows: Readonly<Record<string, Row>> = {
  'agency.config': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: 'the input names nobody',
    malformed: [unknown],
  },
  'agency.sign_out': {
    mine: () => ({ as: 'agency:01011001', input: {}, status: 200, rc: '1' }),
    notMine: 'the input names nobody',
    malformed: [unknown],
  },
  'agency.check_session': {
    mine: () => ({ as: 'agency:01011001', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: '000123', input: {}, status: 400, code: 'session_invalid' }),
    malformed: [unknown],
  },
};
