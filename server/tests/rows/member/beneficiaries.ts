import type { Row } from '../row.ts';

const ofSubject = 'the subject is the session; no input names another';
const unknown = { input: { membership_no: '000456' }, field: 'membership_no' };
const noFormat = { input: {}, field: 'format' };
const wrongFormat = { input: { format: 'exe' }, field: 'format' };

export const gianRows: Readonly<Record<string, Row>> = {
  'member.gian': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [unknown],
  },
  'member.gian.file': {
    mine: () => ({ as: '000123', input: { format: 'csv' }, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [
      noFormat,
      wrongFormat,
      { input: { format: 'csv', ...unknown.input }, field: unknown.field },
    ],
  },
  'member.gian.form': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [unknown],
  },
  'member.welfare': {
    mine: () => ({ as: '000123', input: { curKey: '2' }, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [
      unknown,
      { input: { curKey: '4' }, field: 'curKey' },
      { input: { page: 'before.1' }, field: 'page' },
      { input: { page: 'before.2025-02-30.1' }, field: 'page' },
      { input: { page: `after.2025-02-28.${'1'.repeat(41)}` }, field: 'page' },
    ],
  },
  'member.welfare.file': {
    mine: () => ({ as: '000123', input: { format: 'csv', curKey: '3' }, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [noFormat, wrongFormat, { input: { format: 'csv', curKey: '0' }, field: 'curKey' }],
  },
};
