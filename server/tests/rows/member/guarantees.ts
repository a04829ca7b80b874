import type { Row } from '../row.ts';

const ofSubject = 'the subject is the session; no input names another';

export const collRows: Readonly<Record<string, Row>> = {
  'member.coll': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [{ input: { membership_no: '000456' }, field: 'membership_no' }],
  },
  'member.coll_file': {
    mine: () => ({ as: '000123', input: { format: 'csv', tab: 'given' }, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [
      { input: { tab: 'given' }, field: 'format' },
      { input: { format: 'doc', tab: 'given' }, field: 'format' },
      { input: { format: 'csv', tab: 'theirs' }, field: 'tab' },
      { input: { format: 'csv', tab: 'mine', membership_no: '000456' }, field: 'membership_no' },
    ],
  },
};
