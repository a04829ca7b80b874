/** How this room's endpoints answer each kind of caller. */
import type { MatrixRows } from '../../../../tools/endpoints/tests/rows.ts';

const nobodys = { ticket: 'A'.repeat(43) };
const ticketFaults = [
  { input: {}, field: 'ticket' },
  { input: { ticket: 'A'.repeat(42) }, field: 'ticket' },
  { input: { ticket: `${'A'.repeat(42)}=` }, field: 'ticket' },
  { input: { ...nobodys, membership_no: '000456' }, field: 'membership_no' },
];

export const matrixRows: MatrixRows = {
  'member.help.peek': {
    mine: () => ({ as: 'visitor', input: nobodys, status: 410, rc: '0' }),
    notMine: () => ({ as: '000123', input: nobodys, status: 410, code: 'gone' }),
    malformed: ticketFaults,
  },
  'member.help.open': {
    mine: () => ({ as: 'visitor', input: nobodys, status: 410, rc: '0' }),
    notMine: () => ({ as: '000123', input: nobodys, status: 410, code: 'gone' }),
    malformed: ticketFaults,
  },
};
