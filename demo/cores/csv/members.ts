/** Agencies, members in two tables, and beneficiaries. */

import { memberTypeNames } from '../../words/people.text.ts';
import type { CoreFile } from '../core.ts';
import { baht, bareNo, coded, codesOf, dayCompact, dayShortThai } from '../styles.ts';
import { col, personId, yesNo } from './column.ts';

export const memberFiles: readonly CoreFile[] = [
  {
    name: 'DEPT.TXT',
    totals: [],
    records: [
      {
        subject: 'agencies',
        columns: [
          col('DEPT', 'AGENCY_NO'),
          col('UPPER', 'PARENT_AGENCY_NO'),
          col('DEPT_NAME', 'NAME'),
          col('HEAD', 'HEAD_NAME'),
          col('HEAD_POS', 'HEAD_POSITION'),
          col('ADDR', 'ADDRESS'),
          col('TEL', 'PHONE'),
        ],
      },
    ],
  },
  {
    name: 'MBMAST.TXT',
    totals: ['SHR_AMT'],
    records: [
      {
        subject: 'members',
        columns: [
          col('PRS_ID', personId),
          col('MEMB_NO', 'MEMBER_NO', bareNo),
          col('IN_DT', 'JOINED_ON', dayCompact),
          col('OUT_DT', 'LEFT_ON', dayCompact),
          col('MTYPE', 'MEMBER_TYPE_NAME', coded(codesOf(memberTypeNames, ['1', '2', '3']))),
          col('STAT', 'STATUS_CODE', coded({ 0: 'A', 1: 'T', 2: 'D', 3: 'R', 4: 'X', 5: 'P' })),
          col('DEPT', 'AGENCY_NO'),
          col('EMP_CD', 'EMPLOYEE_NO'),
          col('POSN', 'POSITION_NAME'),
          col('SAL', 'SALARY', baht),
          col('CONS_DT', 'PAYROLL_CONSENT_ON', dayCompact),
          col('SHR_MTH', 'MONTHLY_SHARE', baht),
          col('SHR_STOP', 'SHARE_SUSPENDED', yesNo),
          col('SHR_HOLD', 'SHARE_HELD', baht),
          col('SHR_AMT', 'SHARE_BALANCE', baht),
        ],
      },
    ],
  },
  {
    name: 'PERSON.TXT',
    totals: [],
    records: [
      {
        subject: 'members',
        columns: [
          col('PRS_ID', personId),
          col('TITLE', 'PREFIX'),
          col('FNAME', 'FIRST_NAME'),
          col('LNAME', 'LAST_NAME'),
          col('CID', 'NATIONAL_ID'),
          col(
            'DOC_TP',
            'ID_DOCUMENT',
            coded({ PASSPORT: 'PP', MONK_CERTIFICATE: 'MK', OTHER: 'OT' }),
          ),
          col('DOC_NO', 'ID_DOCUMENT_NO'),
          col('BIRTH', 'BIRTH_DATE', dayShortThai),
          col('TEL', 'PHONE'),
          col('MAIL', 'EMAIL'),
          col('ADDR', 'ADDRESS'),
        ],
      },
    ],
  },
  {
    name: 'BENEF.TXT',
    totals: [],
    records: [
      {
        subject: 'beneficiaries',
        columns: [
          col('MEMB_NO', 'MEMBER_NO', bareNo),
          col('RUN', 'ORDER_NO'),
          col('BNAME', 'FULL_NAME'),
          col('REL', 'RELATION'),
          col('PCT', 'SHARE_PERCENT'),
          col('ADDR', 'ADDRESS'),
          col('TEL', 'PHONE'),
          col('DOC_DT', 'DOCUMENT_ON', dayCompact),
          col('EFF_DT', 'EFFECTIVE_ON', dayCompact),
          col('COND', 'CONDITION', coded({ SHARES: '1', ORDER: '2', OTHER: '9' })),
        ],
      },
    ],
  },
];
