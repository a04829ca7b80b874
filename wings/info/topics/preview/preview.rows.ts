/** How this room's endpoints answer each kind of caller. */
import type { MatrixRows } from '../../../../tools/endpoints/tests/rows.ts';

const token = 'a'.repeat(43);

export const matrixRows: MatrixRows = {
  'info.preview': {
    mine: () => ({ as: 'visitor', input: { token }, status: 410, rc: '0' }),
    notMine: () => ({ as: 'visitor', input: { token }, status: 410, code: 'gone' }),
    malformed: [
      { input: {}, field: 'token' },
      { input: { token: 'short' }, field: 'token' },
      { input: { token, id: '1' }, field: 'id' },
    ],
  },
};
