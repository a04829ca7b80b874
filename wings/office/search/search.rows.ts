/** How this room's endpoints answer each kind of caller. */
import { type RaceRows, readingAlone } from '../../../tools/endpoints/tests/race-rows.ts';
import { type MatrixRows, unknownInput } from '../../../tools/endpoints/tests/rows.ts';

const input = { q: 'โรงเรียน' };

export const matrixRows: MatrixRows = {
  'office.search': {
    mine: () => ({ as: 'staff:auditor', input, status: 200, rc: '1' }),
    notMine: () => ({ as: '000123', input, status: 401, code: 'not_signed_in' }),
    malformed: [
      { input: {}, field: 'q' },
      { input: { q: '' }, field: 'q' },
      { input: { q: 'ก'.repeat(101) }, field: 'q' },
      { input: { ...input, ...unknownInput.input }, field: unknownInput.field },
    ],
  },
};

export const raceRows: RaceRows = readingAlone('office.search');
