/** How this room's endpoints answer each kind of caller. */
import type { MatrixRows } from '../../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'info.list': {
    mine: () => ({ as: 'visitor', input: { category: 'all' }, status: 200, rc: '1' }),
    notMine: () => ({
      as: 'visitor',
      input: { category: 'no-such-category' },
      status: 404,
      code: 'not_found',
    }),
    malformed: [
      { input: { category: 'x'.repeat(41) }, field: 'category' },
      { input: { category: 'all', page: '0' }, field: 'page' },
      { input: { category: 'all', page: '1e3' }, field: 'page' },
      { input: { category: 'all', year: '68' }, field: 'year' },
      { input: { category: 'all', q: 'ก'.repeat(101) }, field: 'q' },
      { input: { category: 'all', shown: 'false' }, field: 'shown' },
    ],
  },
  'info.show': {
    mine: () => ({ as: 'visitor', input: { id: '501' }, status: 200, rc: '1' }),
    // A draft of the demo.
    notMine: () => ({ as: 'visitor', input: { id: '591' }, status: 404, code: 'not_found' }),
    malformed: [
      { input: { id: '1'.repeat(41) }, field: 'id' },
      { input: { id: '501', draft: '1' }, field: 'draft' },
    ],
  },
};
