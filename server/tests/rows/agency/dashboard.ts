/** The dashboard: its agency is the session's. */
import type { Row } from '../row.ts';

export const dashboardRows: Readonly<Record<string, Row>> = {
  'agency.dashboard': {
    mine: () => ({ as: 'agency:01011001', input: {}, status: 200, rc: '1' }),
    notMine: 'the subject is the session; no input names another',
    malformed: [
      { input: { member_group_no: '01012002' }, field: 'member_group_no' },
      { input: { year: '2568', month: '11' }, field: 'year' },
    ],
  },
};
