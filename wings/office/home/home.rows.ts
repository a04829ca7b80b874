/** How this room's endpoints answer each kind of caller. */
import { type RaceRows, readingAlone } from '../../../tools/endpoints/tests/race-rows.ts';
import { type MatrixRows, unknownInput } from '../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'office.home': {
    mine: () => ({ as: 'staff:finance', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: '000123', input: {}, status: 401, code: 'not_signed_in' }),
    malformed: [unknownInput],
  },
};

export const raceRows: RaceRows = readingAlone('office.home');
