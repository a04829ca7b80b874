/** How this room's endpoints answer each kind of caller. */
import { type MatrixRows, unknownInput } from '../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'office.sessions': {
    mine: () => ({ as: 'staff:auditor', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: '000123', input: {}, status: 401, code: 'not_signed_in' }),
    malformed: [unknownInput],
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
