/** Who there is: agencies and members. */
import { idDocuments } from '../../core/id-document.ts';
import { code, column, optional, subject } from './column.ts';

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
    optional('PARENT_AGENCY_NO', 'agency_no'),
    column('NAME', 'text'),
    optional('HEAD_NAME', 'text'),
    optional('HEAD_POSITION', 'text'),
    optional('ADDRESS', 'text'),
    optional('PHONE', 'text'),
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
    // Blank of who has none: the document below, or nothing, says who they are.
    optional('NATIONAL_ID', 'national_id'),
    optional('ID_DOCUMENT', 'text', { oneOf: idDocuments }),
    optional('ID_DOCUMENT_NO', 'text'),
    column('BIRTH_DATE', 'day'),
    column('JOINED_ON', 'day'),
    optional('LEFT_ON', 'day'),
    // The class whose rules the member follows, and what the cooperative calls the kind.
    code('MEMBER_TYPE', ['ORDINARY', 'ASSOCIATE']),
    optional('MEMBER_TYPE_NAME', 'text'),
    code('STATUS_CODE', memberStatuses),
    optional('STATUS_NAME', 'text'),
    column('AGENCY_NO', 'agency_no'),
    optional('EMPLOYEE_NO', 'text'),
    optional('POSITION_NAME', 'text'),
    optional('SALARY', 'amount'),
    // When the member consented in writing to deductions from pay (Act §42/1).
    optional('PAYROLL_CONSENT_ON', 'day'),
    column('MONTHLY_SHARE', 'amount'),
    column('SHARE_SUSPENDED', 'flag'),
    column('SHARE_HELD', 'amount'),
    column('SHARE_BALANCE', 'amount'),
    optional('PHONE', 'text'),
    optional('EMAIL', 'text'),
    optional('ADDRESS', 'text'),
  ],
});
