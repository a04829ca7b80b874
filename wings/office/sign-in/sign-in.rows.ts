/** How this room's endpoints answer each kind of caller. */
import {
  type MatrixRows,
  namesNobody,
  ofSubject,
  unknownInput,
} from '../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'office.config': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: namesNobody,
    malformed: [unknownInput],
  },
  'office.check_session': {
    mine: () => ({ as: 'staff:content', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: '000123', input: {}, status: 401, code: 'not_signed_in' }),
    malformed: [unknownInput],
  },
  'office.sign_in': {
    mine: ({ password, totp }) => ({
      as: 'visitor',
      input: { login: 'support', password, totp },
      status: 200,
      rc: '1',
    }),
    notMine: ({ password }) => ({
      as: 'visitor',
      input: { login: 'admin', password, totp: '000000' },
      status: 400,
      code: 'bad_credentials',
    }),
    malformed: [
      { input: { password: 'x', totp: '123456' }, field: 'login' },
      { input: { login: ['admin'], password: 'x', totp: '123456' }, field: 'login' },
      { input: { login: 'admin', totp: '123456' }, field: 'password' },
      { input: { login: 'admin', password: 'x' }, field: 'totp' },
      { input: { login: 'admin', password: 'x', totp: 123456 }, field: 'totp' },
      { input: { login: 'a', password: 'x', totp: '1', roles: ['admin'] }, field: 'roles' },
    ],
  },
  'office.sign_out': {
    mine: () => ({ as: 'staff:service', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [unknownInput],
  },
};
