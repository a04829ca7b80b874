/** How contacts of agencies come in and change their password. */
import type { Row } from '../../matrix.ts';

const nobodys = 'the input names nobody';

export const agencySignInRows: Readonly<Record<string, Row>> = {
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
  'agency.change_password': {
    mine: ({ password }) => ({
      as: 'agency:01012002',
      input: { mem_oldpassword: password, mem_password: 'ข้าวเหนียวมะม่วงหน้าร้อน' },
      status: 200,
      rc: '1',
    }),
    notMine: nobodys,
    malformed: [
      { input: { mem_oldpassword: 'x' }, field: 'mem_password' },
      { input: { mem_oldpassword: 'x', mem_password: 'short' }, field: 'mem_password' },
      { input: { mem_oldpassword: 'x', mem_password: 'y', role: 'admin' }, field: 'role' },
    ],
  },
};
