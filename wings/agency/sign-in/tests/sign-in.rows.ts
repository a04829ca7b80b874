/** How this room's endpoints answer each kind of caller. */
import type { MatrixRows } from '../../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'agency.sign_in': {
    mine: ({ password }) => ({
      as: 'visitor',
      input: { member_group_no: '01011001', member_group_pass: password },
      status: 200,
      rc: '1',
    }),
    notMine: () => ({
      as: 'visitor',
      input: { member_group_no: '01011001', member_group_pass: 'not the password' },
      status: 400,
      code: 'bad_credentials',
    }),
    malformed: [
      { input: { member_group_pass: 'x' }, field: 'member_group_no' },
      {
        input: { member_group_no: '01011001-x', member_group_pass: 'x' },
        field: 'member_group_no',
      },
      { input: { member_group_no: '01011001' }, field: 'member_group_pass' },
      {
        input: { member_group_no: '01011001', member_group_pass: 'x', captcha: 'x' },
        field: 'captcha',
      },
    ],
  },
};
