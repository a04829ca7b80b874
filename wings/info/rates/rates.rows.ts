/** How this room's endpoints answer each kind of caller. */
import { type MatrixRows, namesNobody, unknownInput } from '../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'info.rates': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: namesNobody,
    malformed: [unknownInput],
  },
};
