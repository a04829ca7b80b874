import type { Row } from '../row.ts';

const ofSubject = 'the subject is the session; no input names another';

export const statusRows: Readonly<Record<string, Row>> = {
  'member.status': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [{ input: { membership_no: '000456' }, field: 'membership_no' }],
  },
  'member.status_reveal': {
    // Not the member whose password another row has changed by then.
    mine: ({ password }) => ({ as: '000111', input: { password }, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [
      { input: {}, field: 'password' },
      { input: { password: '' }, field: 'password' },
      { input: { password: 'x'.repeat(257) }, field: 'password' },
      { input: { password: ['x'] }, field: 'password' },
      { input: { password: 'x', membership_no: '000456' }, field: 'membership_no' },
    ],
  },
};
