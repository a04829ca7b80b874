/** Agencies, members and beneficiaries. */

import { memberTypeNames } from '../../words/people.text.ts';
import type { CoreFile } from '../core.ts';
import { codesOf } from '../styles.ts';
import { code, day, memberNo, money, number, rate, record, text } from './column.ts';

export const orgFile: CoreFile = {
  name: 'ORG.DAT',
  totals: [],
  records: [
    record('AG', 'agencies', [
      text('AGCODE', 'AGENCY_NO', 15),
      text('AGPARENT', 'PARENT_AGENCY_NO', 15),
      text('AGNAME', 'NAME', 80),
      text('AGHEAD', 'HEAD_NAME', 40),
      text('AGHEADPOS', 'HEAD_POSITION', 50),
      text('AGADDR', 'ADDRESS', 100),
      text('AGPHONE', 'PHONE', 20),
    ]),
  ],
};

export const memberFile: CoreFile = {
  name: 'MEMBER.DAT',
  totals: ['SHRBAL'],
  records: [
    record('MB', 'members', [
      memberNo('MEMNO', 'MEMBER_NO'),
      text('PREFIX', 'PREFIX', 15),
      text('FNAME', 'FIRST_NAME', 30),
      text('LNAME', 'LAST_NAME', 30),
      text('IDCARD', 'NATIONAL_ID', 13),
      day('BIRTHD', 'BIRTH_DATE'),
      day('JOIND', 'JOINED_ON'),
      day('RESIGND', 'LEFT_ON'),
      code('MEMTYP', 'MEMBER_TYPE_NAME', 1, codesOf(memberTypeNames, ['S', 'A', 'F'])),
      code('MEMSTA', 'STATUS_CODE', 2, {
        0: '10',
        1: '21',
        2: '22',
        3: '20',
        4: '23',
        5: '11',
      }),
      text('AGCODE', 'AGENCY_NO', 15),
      text('EMPNO', 'EMPLOYEE_NO', 10),
      text('POSITION', 'POSITION_NAME', 40),
      money('SALARY', 'SALARY'),
      day('CONSENTD', 'PAYROLL_CONSENT_ON'),
      money('SHRMTH', 'MONTHLY_SHARE'),
      code('SHRSTOP', 'SHARE_SUSPENDED', 1, { 0: '0', 1: '9' }),
      money('SHRHOLD', 'SHARE_HELD'),
      money('SHRBAL', 'SHARE_BALANCE'),
      text('MOBILE', 'PHONE', 15),
      text('EMAIL', 'EMAIL', 30),
      code('DOCTYP', 'ID_DOCUMENT', 1, { PASSPORT: 'P', MONK_CERTIFICATE: 'M', OTHER: 'O' }),
      text('DOCNO', 'ID_DOCUMENT_NO', 15),
      text('ADDR', 'ADDRESS', 94),
    ]),
    record('BN', 'beneficiaries', [
      memberNo('MEMNO', 'MEMBER_NO'),
      number('BNRUN', 'ORDER_NO', 2),
      text('BNNAME', 'FULL_NAME', 60),
      text('BNREL', 'RELATION', 20),
      rate('BNPCT', 'SHARE_PERCENT'),
      text('BNADDR', 'ADDRESS', 100),
      text('BNPHONE', 'PHONE', 15),
      day('BNDOCD', 'DOCUMENT_ON'),
      day('BNEFFD', 'EFFECTIVE_ON'),
      code('BNCOND', 'CONDITION', 1, { SHARES: 'P', ORDER: 'O', OTHER: 'X' }),
    ]),
  ],
};
