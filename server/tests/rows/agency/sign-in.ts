/** How contacts of agencies come in and change their password. */
import type { Row } from '../row.ts';

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
  'agency.security': {
    mine: () => ({ as: 'agency:01011001-2', input: {}, status: 200, rc: '1' }),
    notMine: 'the subject is the session; no input names another',
    malformed: [{ input: { member_group_no: '01012002' }, field: 'member_group_no' }],
  },
  'agency.security.end': {
    mine: ({ password }) => ({
      as: 'agency:01011001',
      input: { kind: 'others', password },
      status: 200,
      rc: '1',
    }),
    notMine: ({ password }) => ({
      as: 'agency:01011001',
      input: { kind: 'session', id: '00000000-0000-4000-8000-000000000000', password },
      status: 404,
      code: 'not_found',
    }),
    malformed: [
      { input: {}, field: 'kind' },
      { input: { kind: 'device' }, field: 'kind' },
      { input: { kind: 'session' }, field: 'id' },
      { input: { kind: 'session', id: '1' }, field: 'id' },
      { input: { kind: 'others' }, field: 'password' },
      { input: { kind: 'others', password: 'x', person_no: 2 }, field: 'person_no' },
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
