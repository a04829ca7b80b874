/** How this room's endpoints answer each kind of caller. */
import { type MatrixRows, namesNobody } from '../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'info.home': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: namesNobody,
    malformed: [{ input: { page: '2' }, field: 'page' }],
  },
};
