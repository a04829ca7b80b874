/** Bills, newest first, each with its items; the months of agencies; cremation. */
import type { CoreFile, CoreRow } from '../core.ts';
import { code, day, memberNo, money, month, number, record, text } from './column.ts';

/** Of one member the newest month first, in it each bill before its items. */
const newestFirst =
  (place: string) =>
  (row: CoreRow): string => {
    const [year, no] = row.text('MONTH').split('-');
    const item = place === 'item' ? row.text('ITEM_NO').padStart(4, '0') : '';
    return `${99_999 - Number(year) * 12 - Number(no)} ${row.text('SEQ')} ${item}`;
  };

export const billFile: CoreFile = {
  name: 'BILL.DAT',
  totals: ['AMT', 'PAIDAMT'],
  records: [
    record(
      'BH',
      'collections',
      [
        memberNo('MEMNO', 'MEMBER_NO'),
        month('BILLMY', 'MONTH'),
        number('BILLSEQ', 'SEQ', 2),
        code('BILLTYP', 'KIND', 1, { MONTHLY: '1', OTHER: '2' }),
        text('AGCODE', 'AGENCY_NO', 15),
        text('RCPNO', 'RECEIPT_NO', 20),
        day('RCPD', 'RECEIPT_ON'),
        code('POSTFLG', 'POSTED', 1, { 0: 'N', 1: 'P' }),
        code('BILLSTA', 'STATUS', 2, { PENDING: '00', FULL: '10', PARTIAL: '20', NONE: '30' }),
        number('ITEMCNT', 'ITEM_COUNT', 3),
        money('BILLAMT', 'BILLED'),
        money('RECVAMT', 'COLLECTED'),
        money('RFNDAMT', 'REFUND_PENDING'),
        money('SHRBAL', 'SHARE_TOTAL'),
        money('INTYTD', 'INTEREST_YTD'),
        money('SALARY', 'SALARY'),
        code('REASON', 'REASON', 2, {
          TRANSFERRED: '01',
          RESIGNED: '02',
          RETIRED: '03',
          INSUFFICIENT: '04',
          UNPAID_LEAVE: '05',
          DECEASED: '06',
          OTHER: '99',
        }),
        text('NEWAG', 'NEW_AGENCY_NO', 15),
      ],
      newestFirst('bill'),
    ),
    record(
      'BI',
      'collection_items',
      [
        memberNo('MEMNO', 'MEMBER_NO'),
        month('BILLMY', 'MONTH'),
        number('BILLSEQ', 'SEQ', 2),
        number('ITEMNO', 'ITEM_NO', 3),
        code('ITEMGRP', 'ITEM_GROUP', 2, {
          SHARE: '10',
          LOAN: '20',
          DEPOSIT: '30',
          CREMATION: '40',
          INSURANCE: '50',
          FEE: '60',
          GUARANTEE: '25',
          REFUND: '90',
          OTHER: '99',
        }),
        text('ITEMCOD', 'CODE', 5),
        text('ITEMDES', 'NAME', 60),
        text('ITEMREF', 'REF_NO', 20),
        number('PERIOD', 'PERIOD_NO', 4),
        money('PRNAMT', 'PRINCIPAL'),
        money('INTAMT', 'INTEREST'),
        number('INTDAYS', 'DAYS', 5),
        money('AMT', 'AMOUNT'),
        money('PAIDAMT', 'COLLECTED'),
        money('BALAFT', 'BALANCE_AFTER'),
      ],
      newestFirst('item'),
    ),
    record('BU', 'agency_months', [
      text('AGCODE', 'AGENCY_NO', 15),
      month('BILLMY', 'MONTH'),
      code('UNITSTA', 'STATE', 2, {
        DRAFT: '00',
        SENT: '10',
        OPENED: '20',
        RESULT_RETURNED: '30',
        REMITTED: '40',
        RECONCILED: '50',
        POSTED: '90',
      }),
      day('DUED', 'DUE_ON'),
      number('MEMCNT', 'MEMBERS', 7),
      money('BILLAMT', 'BILLED'),
      money('RECVAMT', 'COLLECTED'),
      money('RFNDAMT', 'REFUND_PENDING'),
      day('POSTD', 'POSTED_ON'),
    ]),
    record('CE', 'cremation_enrolments', [
      text('CMNO', 'CREMATION_NO', 20),
      memberNo('MEMNO', 'MEMBER_NO'),
      text('CMASSOC', 'ASSOCIATION_CODE', 10),
      text('CMASSOCDES', 'ASSOCIATION_NAME', 80),
      text('CMNAME', 'PERSON_NAME', 60),
      code('CMREL', 'RELATION', 2, { SELF: '01', SPOUSE: '02', PARENT: '03', CHILD: '04' }),
      day('CMJOIND', 'JOINED_ON'),
      text('CMKIND', 'MEMBER_KIND', 20),
      text('CMPAYBY', 'PAYMENT_METHOD', 30),
      money('CMINS', 'INSURED_AMOUNT'),
      money('CMPREPAID', 'PREPAID_BALANCE'),
      money('CMTOPAY', 'TO_COLLECT'),
      money('CMAID', 'AID_TO_OTHERS'),
      money('CMBAL', 'BALANCE_AFTER'),
      text('CMMGR', 'FUNERAL_MANAGER', 60),
      code('CMSTA', 'STATUS', 1, { ACTIVE: 'A', LEFT: 'R', DECEASED: 'D' }),
    ]),
    record('CM', 'cremation_months', [
      text('CMNO', 'CREMATION_NO', 20),
      month('BILLMY', 'MONTH'),
      number('DEADCNT', 'DEATHS', 5),
      money('PERDEAD', 'RATE_PER_DEATH'),
      money('CMAMT', 'AMOUNT'),
      money('CMPAID', 'COLLECTED'),
      money('CMLEFT', 'OUTSTANDING'),
      text('RCPNO', 'RECEIPT_NO', 20),
    ]),
  ],
};
