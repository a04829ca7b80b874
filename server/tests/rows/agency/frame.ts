/** What every page of the agencies' portal asks. */
import type { Row } from '../../matrix.ts';

export const agencyFrameRows: Readonly<Record<string, Row>> = {
  'agency.config': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: 'the input names nobody',
    malformed: [{ input: { member_group_no: '01012002' }, field: 'member_group_no' }],
  },
};
