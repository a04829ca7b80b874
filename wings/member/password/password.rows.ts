/** How this room's endpoints answer each kind of caller. */
import type { MatrixRows, Row } from '../../../tools/endpoints/tests/rows.ts';

const ticket = 'A'.repeat(43);
const references = { new_password: `otpref.a.${ticket}`, mem_password: `otpref.b.${ticket}` };
const unknown = { membership_no: '000456' };
const fresh = 'แมวสามตัวบนหลังคา';
/**
 * A step that a code opens. A good code lives in the outbox alone: the rooms' own tests read it.
 * Here nothing was sent, and what is somebody else's looks the same.
 */
const byCode = (input: Readonly<Record<string, unknown>>, malformed: Row['malformed']): Row => ({
  mine: () => ({ as: '000123', input, status: 400, rc: '-1' }),
  notMine: () => ({ as: '000222', input, status: 400, code: 'code_over' }),
  malformed,
});

export const matrixRows: MatrixRows = {
  'member.change_password': {
    mine: ({ password }) => ({
      as: '000123',
      input: { mem_password: fresh, mem_oldpassword: password },
      status: 200,
      rc: '1',
    }),
    notMine: () => ({
      as: '000123',
      input: { mem_password: fresh, mem_oldpassword: 'somebody else’s' },
      status: 400,
      code: 'bad_input',
    }),
    malformed: [
      { input: { mem_password: fresh }, field: 'mem_oldpassword' },
      { input: { mem_oldpassword: 'x' }, field: 'mem_password' },
      { input: { mem_password: 'x'.repeat(257), mem_oldpassword: 'x' }, field: 'mem_password' },
      { input: { mem_password: fresh, mem_oldpassword: 'x', ...unknown }, field: 'membership_no' },
    ],
  },
  'member.confirm_password': byCode({ otp: '123456', ticket, ...references }, [
    { input: { ticket, ...references }, field: 'otp' },
    { input: { otp: '1'.repeat(41), ticket, ...references }, field: 'otp' },
    { input: { otp: '123456', ticket: 'short', ...references }, field: 'ticket' },
    { input: { otp: '123456', ticket, ...references, mem_password: fresh }, field: 'mem_password' },
    { input: { otp: '123456', ticket, ...references, new_password: 7 }, field: 'new_password' },
  ]),
  'member.send_password_code': byCode({ ticket, ...references }, [
    { input: { ...references }, field: 'ticket' },
    { input: { ticket, mem_password: references.mem_password }, field: 'new_password' },
    { input: { ticket, ...references, ...unknown }, field: 'membership_no' },
  ]),
  'member.confirm_phone': byCode({ otp: '123456', ticket }, [
    { input: { ticket }, field: 'otp' },
    { input: { otp: ['1'], ticket }, field: 'otp' },
    { input: { otp: '123456' }, field: 'ticket' },
    { input: { otp: '123456', ticket, phone: '0812345678' }, field: 'phone' },
  ]),
  'member.send_phone_code': byCode({ ticket }, [
    { input: {}, field: 'ticket' },
    { input: { ticket: ticket.slice(1) }, field: 'ticket' },
    { input: { ticket, phone: '0812345678' }, field: 'phone' },
  ]),
};
