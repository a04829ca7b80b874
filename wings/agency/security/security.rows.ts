/** How this room's endpoints answer each kind of caller. */
import { type MatrixRows, ofSubject } from '../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'agency.security': {
    mine: () => ({ as: 'agency:01011001-2', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [{ input: { member_group_no: '01012002' }, field: 'member_group_no' }],
  },
  'agency.security.end': {
    mine: ({ password }) => ({
      as: 'agency:01011001',
      input: { kind: 'others', password },
      status: 200,
      rc: '1',
    }),
    notMine: ({ password }) => ({
      as: 'agency:01011001',
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
      { input: { kind: 'others', password: 'x', person_no: 2 }, field: 'person_no' },
    ],
  },
};
