/** How this room's endpoints answer each kind of caller. */
import { type MatrixRows, unknownInput } from '../../../../tools/endpoints/tests/rows.ts';

// Whoever is made for a row has no authenticator.
const wrongCode = { totp: '000000' };

export const matrixRows: MatrixRows = {
  'office.confirm': {
    mine: () => ({ as: 'staff:content', input: wrongCode, status: 400, rc: '-1' }),
    notMine: () => ({ as: '000123', input: wrongCode, status: 401, code: 'session_over' }),
    malformed: [
      { input: {}, field: 'totp' },
      { input: { totp: 123456 }, field: 'totp' },
      { input: { totp: '1'.repeat(21) }, field: 'totp' },
      { input: { ...wrongCode, ...unknownInput.input }, field: unknownInput.field },
    ],
  },
};
