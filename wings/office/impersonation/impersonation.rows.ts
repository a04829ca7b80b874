/** How this room's endpoints answer each kind of caller. */
import { type RaceRows, readingAlone } from '../../../tools/endpoints/tests/race-rows.ts';
import type { MatrixRows } from '../../../tools/endpoints/tests/rows.ts';

const ask = {
  membership_no: '000123',
  reason: 'สมาชิกแจ้งว่ายอดหุ้นไม่ขึ้น',
  ticket_no: 'SR-1',
};

export const matrixRows: MatrixRows = {
  'office.help.ticket': {
    mine: () => ({ as: 'staff:service', input: ask, status: 200, rc: '1' }),
    notMine: () => ({ as: 'staff:content', input: ask, status: 404, code: 'not_found' }),
    malformed: [
      { input: { ...ask, reason: 'สั้นไป' }, field: 'reason' },
      { input: { ...ask, reason: ` ${'ก'.repeat(9)}   ` }, field: 'reason' },
      { input: { ...ask, reason: 'ก'.repeat(1001) }, field: 'reason' },
      { input: { ...ask, reason: '🌾'.repeat(9) }, field: 'reason' },
      { input: { ...ask, ticket_no: ' ' }, field: 'ticket_no' },
      { input: { ...ask, ticket_no: '1'.repeat(51) }, field: 'ticket_no' },
      { input: { ...ask, totp: '123456' }, field: 'totp' },
      { input: { ...ask, staff_id: 'x' }, field: 'staff_id' },
    ],
  },
  'office.help.looks': {
    mine: () => ({ as: 'staff:service', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: '000123', input: {}, status: 401, code: 'not_signed_in' }),
    malformed: [{ input: { staff_id: 'x' }, field: 'staff_id' }],
  },
};

export const raceRows: RaceRows = readingAlone('office.help.looks');
