/** How this room's endpoints answer each kind of caller. */
import { type MatrixRows, namesNobody, unknownInput } from '../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'info.visits': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: namesNobody,
    malformed: [{ input: { day: '2025-11-28' }, field: 'day' }],
  },
  'info.menu': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: namesNobody,
    malformed: [unknownInput],
  },
  'info.footer': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: namesNobody,
    malformed: [unknownInput],
  },
  'info.config': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: namesNobody,
    malformed: [unknownInput],
  },
};
