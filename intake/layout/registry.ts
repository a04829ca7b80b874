/** Who there is: agencies and members. */
import { blank, code, column, subject } from './column.ts';

/**
 * `0` member, `1` transferred to another cooperative, `2` deceased, `3` resigned, `4` expelled,
 * `5` retired and still a member (A.2). `0` and `5` are members, the others have left.
 */
export const memberStatuses = ['0', '1', '2', '3', '4', '5'] as const;

export const agencies = subject({
  name: 'agencies',
  file: 'agencies.csv',
  key: ['AGENCY_NO'],
  columns: [
    column('AGENCY_NO', 'agency_no'),
    blank('PARENT_AGENCY_NO', 'agency_no'),
    column('NAME', 'text'),
    blank('HEAD_NAME', 'text'),
    blank('HEAD_POSITION', 'text'),
    blank('ADDRESS', 'text'),
    blank('PHONE', 'text'),
  ],
});

export const members = subject({
  name: 'members',
  file: 'members.csv',
  key: ['MEMBER_NO'],
  controls: [{ by: 'AGENCY_NO', of: ['SHARE_BALANCE'] }],
  columns: [
    column('MEMBER_NO', 'member_no'),
    column('PREFIX', 'text'),
    column('FIRST_NAME', 'text'),
    column('LAST_NAME', 'text'),
    column('NATIONAL_ID', 'national_id'),
    column('BIRTH_DATE', 'day'),
    column('JOINED_ON', 'day'),
    blank('LEFT_ON', 'day'),
    code('MEMBER_TYPE', ['ORDINARY', 'ASSOCIATE']),
    code('STATUS_CODE', memberStatuses),
    column('AGENCY_NO', 'agency_no'),
    blank('EMPLOYEE_NO', 'text'),
    blank('POSITION_NAME', 'text'),
    blank('SALARY', 'amount'),
    // When the member consented in writing to deductions from pay (Act §42/1).
    blank('PAYROLL_CONSENT_ON', 'day'),
    column('MONTHLY_SHARE', 'amount'),
    column('SHARE_SUSPENDED', 'flag'),
    column('SHARE_HELD', 'amount'),
    column('SHARE_BALANCE', 'amount'),
    blank('PHONE', 'text'),
    blank('EMAIL', 'text'),
    blank('ADDRESS', 'text'),
  ],
});
