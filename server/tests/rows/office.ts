import type { Row } from './row.ts';

const ofSubject = 'the subject is the session; no input names another';
const unknown = { input: { membership_no: '000456' }, field: 'membership_no' };

export const officeRows: Readonly<Record<string, Row>> = {
  'office.config': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: 'the input names nobody',
    malformed: [unknown],
  },
  'office.check_session': {
    mine: () => ({ as: 'staff:content', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: '000123', input: {}, status: 401, code: 'not_signed_in' }),
    malformed: [unknown],
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
    mine: () => ({ as: 'staff:support', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [unknown],
  },
  'office.sessions': {
    mine: () => ({ as: 'staff:auditor', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: '000123', input: {}, status: 401, code: 'not_signed_in' }),
    malformed: [unknown],
  },
  'office.sessions.end': {
    mine: ({ password }) => ({
      as: 'staff:finance',
      input: { kind: 'others', password },
      status: 200,
      rc: '1',
    }),
    notMine: ({ password }) => ({
      as: 'staff:finance',
      input: { kind: 'session', id: '00000000-0000-4000-8000-000000000000', password },
      status: 404,
      code: 'not_found',
    }),
    malformed: [
      { input: {}, field: 'kind' },
      { input: { kind: 'device' }, field: 'kind' },
      { input: { kind: 'session' }, field: 'id' },
      { input: { kind: 'session', id: '1' }, field: 'id' },
      { input: { kind: 'others' }, field: 'password' },
      { input: { kind: 'others', password: 'x', membership_no: '1' }, field: 'membership_no' },
    ],
  },
};
