/** How this room's endpoints answer each kind of caller. */
import type { MatrixRows } from '../../../tools/endpoints/tests/rows.ts';

const ask = {
  membership_no: '000123',
  reason: 'สมาชิกแจ้งว่ายอดหุ้นไม่ขึ้น',
  ticket_no: 'SR-1',
  totp: '000000',
};

export const matrixRows: MatrixRows = {
  'office.help.ticket': {
    mine: () => ({ as: 'staff:support', input: ask, status: 400, rc: '-1' }),
    notMine: () => ({ as: 'staff:support', input: ask, status: 400, code: 'bad_code' }),
    malformed: [
      { input: { ...ask, reason: 'สั้นไป' }, field: 'reason' },
      { input: { ...ask, reason: ` ${'ก'.repeat(9)}   ` }, field: 'reason' },
      { input: { ...ask, reason: 'ก'.repeat(1001) }, field: 'reason' },
      { input: { ...ask, reason: '🌾'.repeat(9) }, field: 'reason' },
      { input: { ...ask, ticket_no: ' ' }, field: 'ticket_no' },
      { input: { ...ask, ticket_no: '1'.repeat(51) }, field: 'ticket_no' },
      { input: { ...ask, totp: '' }, field: 'totp' },
      { input: { ...ask, totp: 123456 }, field: 'totp' },
      { input: { ...ask, staff_id: 'x' }, field: 'staff_id' },
    ],
  },
  'office.help.looks': {
    mine: () => ({ as: 'staff:support', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: '000123', input: {}, status: 401, code: 'not_signed_in' }),
    malformed: [{ input: { staff_id: 'x' }, field: 'staff_id' }],
  },
};
