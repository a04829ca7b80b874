/** How this room's endpoints answer each kind of caller. */
import { type MatrixRows, namesNobody } from '../../../../tools/endpoints/tests/rows.ts';

const ticket = 'A'.repeat(43);
const who = { membership_no: '000321', id_card: '1234567890121', date_of_birth: '1/1/2530' };

/** No proof of work comes with these: it is always asked for. */
function rowsOf(flow: 'register' | 'forget'): MatrixRows {
  const stranger = (input: object, code: string) => ({
    mine: () => ({ as: 'visitor', input: { ...input }, status: 400, rc: '-1' }),
    notMine: () => ({ as: 'visitor', input: { ...input }, status: 400, code }),
  });
  return {
    [`member.${flow}.form`]: {
      mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
      notMine: namesNobody,
      malformed: [{ input: { membership_no: '000123' }, field: 'membership_no' }],
    },
    [`member.${flow}.ask`]: {
      ...stranger(who, 'captcha_needed'),
      malformed: [
        { input: { ...who, membership_no: '1e3' }, field: 'membership_no' },
        { input: { ...who, id_card: '1234567890123' }, field: 'id_card' },
        { input: { ...who, date_of_birth: '31/02/2530' }, field: 'date_of_birth' },
        { input: { ...who, date_of_birth: '1/1/1987' }, field: 'date_of_birth' },
        { input: { ...who, phone: '0812345678' }, field: 'phone' },
      ],
    },
    [`member.${flow}.otp`]: {
      ...stranger({ ticket, otp: '123456' }, 'code_over'),
      malformed: [
        { input: { ticket }, field: 'otp' },
        { input: { ticket: 'x', otp: '123456' }, field: 'ticket' },
      ],
    },
    [`member.${flow}.otp_again`]: {
      ...stranger({ ticket }, 'code_over'),
      malformed: [{ input: { ticket: [ticket] }, field: 'ticket' }],
    },
    [`member.${flow}.password`]: {
      ...stranger({ ticket, mem_password: 'แมวสามตัวบนหลังคา' }, 'code_over'),
      malformed: [
        { input: { ticket }, field: 'mem_password' },
        { input: { ticket, mem_password: 'x'.repeat(257) }, field: 'mem_password' },
        { input: { ticket, mem_password: 'x', membership_no: '000123' }, field: 'membership_no' },
      ],
    },
  };
}

export const matrixRows: MatrixRows = { ...rowsOf('register'), ...rowsOf('forget') };
