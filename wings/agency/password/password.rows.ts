/** How this room's endpoints answer each kind of caller. */
import { type MatrixRows, namesNobody } from '../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'agency.change_password': {
    mine: ({ password }) => ({
      as: 'agency:01012002',
      input: { mem_oldpassword: password, mem_password: 'ข้าวเหนียวมะม่วงหน้าร้อน' },
      status: 200,
      rc: '1',
    }),
    notMine: namesNobody,
    malformed: [
      { input: { mem_oldpassword: 'x' }, field: 'mem_password' },
      { input: { mem_oldpassword: 'x', mem_password: 'short' }, field: 'mem_password' },
      { input: { mem_oldpassword: 'x', mem_password: 'y', role: 'admin' }, field: 'role' },
    ],
  },
};
