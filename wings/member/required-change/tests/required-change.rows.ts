/** How this room's endpoints answer each kind of caller. */
import type { MatrixRows } from '../../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'member.update_password': {
    mine: () => ({
      as: '000789',
      input: { mem_password: 'แมวสามตัวบนหลังคา' },
      status: 200,
      rc: '1',
    }),
    notMine: () => ({
      as: '000123',
      input: { mem_password: 'แมวสามตัวบนหลังคา' },
      status: 409,
      code: 'conflict',
    }),
    malformed: [
      { input: {}, field: 'mem_password' },
      { input: { mem_password: 7 }, field: 'mem_password' },
      { input: { mem_password: 'x', mem_phone: '0'.repeat(21) }, field: 'mem_phone' },
    ],
  },
};
