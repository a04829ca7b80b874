/** How this room's endpoints answer each kind of caller. */
import type { MatrixRows } from '../../../../tools/endpoints/tests/rows.ts';

const ticket = 'A'.repeat(43);

export const matrixRows: MatrixRows = {
  // Nobody has asked for a code in the browser that asks here.
  'member.sign_in_by_code': {
    mine: () => ({ as: 'visitor', input: { otp: '123456', ticket }, status: 400, rc: '-1' }),
    notMine: () => ({
      as: 'visitor',
      input: { otp: '123456', ticket },
      status: 400,
      code: 'code_over',
    }),
    malformed: [
      { input: { ticket }, field: 'otp' },
      { input: { otp: '1'.repeat(41), ticket }, field: 'otp' },
      { input: { otp: '123456', ticket: 'short' }, field: 'ticket' },
      { input: { otp: '123456', ticket, membership_no: '000123' }, field: 'membership_no' },
    ],
  },
  'member.sign_in_code_again': {
    mine: () => ({ as: 'visitor', input: { ticket }, status: 400, rc: '-1' }),
    notMine: () => ({ as: 'visitor', input: { ticket }, status: 400, code: 'code_over' }),
    malformed: [
      { input: {}, field: 'ticket' },
      { input: { ticket: [ticket] }, field: 'ticket' },
      { input: { ticket, phone: '0812345678' }, field: 'phone' },
    ],
  },
  'member.sign_in': {
    mine: ({ password }) => ({
      as: 'visitor',
      input: { membership_no: '123', mem_password: password },
      status: 200,
      rc: '1',
    }),
    notMine: () => ({
      as: 'visitor',
      input: { membership_no: '000456', mem_password: 'not the password' },
      status: 400,
      code: 'bad_credentials',
    }),
    malformed: [
      { input: { mem_password: 'x' }, field: 'membership_no' },
      { input: { membership_no: '1e3', mem_password: 'x' }, field: 'membership_no' },
      { input: { membership_no: ['123'], mem_password: 'x' }, field: 'membership_no' },
      { input: { membership_no: '123' }, field: 'mem_password' },
      { input: { membership_no: '123', mem_password: 'x', role: 'admin' }, field: 'role' },
    ],
  },
};
