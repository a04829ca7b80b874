/** How this room's endpoints answer each kind of caller. */
import { type MatrixRows, ofSubject } from '../../../../tools/endpoints/tests/rows.ts';

/** Has the form of an id, and is nobody's. */
const nobodysId = '00000000-0000-4000-8000-000000000000';

export const matrixRows: MatrixRows = {
  'member.security': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [{ input: { membership_no: '000456' }, field: 'membership_no' }],
  },
  'member.security.end': {
    // Not the member whose password another row has changed by then.
    mine: ({ password }) => ({
      as: '000111',
      input: { kind: 'others', password },
      status: 200,
      rc: '1',
    }),
    notMine: ({ password }) => ({
      as: '000123',
      input: { kind: 'session', id: nobodysId, password },
      status: 404,
      code: 'not_found',
    }),
    malformed: [
      { input: {}, field: 'kind' },
      { input: { kind: 'all' }, field: 'kind' },
      { input: { kind: 'device' }, field: 'id' },
      { input: { kind: 'session' }, field: 'id' },
      { input: { kind: 'session', id: '1' }, field: 'id' },
      { input: { kind: 'others' }, field: 'password' },
      { input: { kind: 'others', password: '' }, field: 'password' },
      { input: { kind: 'others', membership_no: '000456' }, field: 'membership_no' },
    ],
  },
  'member.security.withdraw_phone': {
    // 000123 has given no number; what has is told in phones.server.test.ts.
    mine: () => ({ as: '000123', input: { id: '1' }, status: 404, rc: '0' }),
    notMine: () => ({ as: '000123', input: { id: '2' }, status: 404, code: 'not_found' }),
    malformed: [
      { input: {}, field: 'id' },
      { input: { id: 1 }, field: 'id' },
      { input: { id: '1 OR 1' }, field: 'id' },
      { input: { id: '1', membership_no: '000456' }, field: 'membership_no' },
    ],
  },
  'member.resume_phone': {
    mine: () => ({ as: '000123', input: {}, status: 400, rc: '-1' }),
    notMine: ofSubject,
    malformed: [{ input: { membership_no: '000456' }, field: 'membership_no' }],
  },
  'member.security.choose': {
    mine: () => ({ as: '000123', input: { marketing: true }, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [
      { input: {}, field: 'marketing' },
      { input: { marketing: 'Y' }, field: 'marketing' },
      { input: { marketing: true, membership_no: '000456' }, field: 'membership_no' },
    ],
  },
  'member.security.history': {
    mine: () => ({ as: '000123', input: { filter: 'staff' }, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [
      { input: { filter: 'everything' }, field: 'filter' },
      { input: { cursor: 'before.1' }, field: 'cursor' },
      { input: { membership_no: '000456' }, field: 'membership_no' },
    ],
  },
};
