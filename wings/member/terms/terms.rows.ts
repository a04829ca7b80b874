/** How this room's endpoints answer each kind of caller. */
import type { MatrixRows } from '../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'member.read_terms': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: () => ({
      as: 'visitor',
      input: { version: 'none such' },
      status: 404,
      code: 'not_found',
    }),
    malformed: [
      { input: { membership_no: '000456' }, field: 'membership_no' },
      { input: { version: '' }, field: 'version' },
      { input: { version: '1'.repeat(21) }, field: 'version' },
    ],
  },
  'member.accept_terms': {
    mine: () => ({ as: '000456', input: { version: '1' }, status: 200, rc: '1' }),
    notMine: () => ({ as: '000456', input: { version: '0' }, status: 409, code: 'conflict' }),
    malformed: [
      { input: {}, field: 'version' },
      { input: { version: '1'.repeat(21) }, field: 'version' },
      { input: { version: '1', marketing: 'Y' }, field: 'marketing' },
      { input: { version: '1', membership_no: '000123' }, field: 'membership_no' },
    ],
  },
};
