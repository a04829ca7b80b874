/** How this room's endpoints answer each kind of caller. */
import type { MatrixRows } from '../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'info.verify': {
    mine: ({ paperCode }) => ({
      as: 'visitor',
      input: { code: paperCode },
      status: 200,
      rc: '1',
    }),
    notMine: ({ paperCode }) => ({
      as: 'visitor',
      input: { code: [...paperCode].toReversed().join('') },
      status: 404,
      code: 'not_found',
    }),
    malformed: [
      { input: { code: 'x'.repeat(113) }, field: 'code' },
      { input: { code: 'x', membership_no: '000456' }, field: 'membership_no' },
    ],
  },
};
