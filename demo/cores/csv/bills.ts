/** Bills and their items, a file for each month, and the months of agencies. */
import type { CoreFile } from '../core.ts';
import { baht, bareNo, coded, dayCompact, monthTwoDigits } from '../styles.ts';
import { billId, col, yesNo } from './column.ts';

export const billFiles: readonly CoreFile[] = [
  {
    name: 'DEPTMTH.TXT',
    totals: [],
    records: [
      {
        subject: 'agency_months',
        columns: [
          col('DEPT', 'AGENCY_NO'),
          col('YYMM', 'MONTH', monthTwoDigits),
          col(
            'STATE',
            'STATE',
            coded({
              DRAFT: '0',
              SENT: '1',
              OPENED: '2',
              RESULT_RETURNED: '3',
              REMITTED: '4',
              RECONCILED: '5',
              POSTED: '9',
            }),
          ),
          col('DUE_DT', 'DUE_ON', dayCompact),
          col('POST_DT', 'POSTED_ON', dayCompact),
        ],
      },
    ],
  },
  {
    name: (row) => `KEP${monthTwoDigits(row.field('MONTH'))}.TXT`,
    totals: ['BILL', 'PAID'],
    records: [
      {
        subject: 'collections',
        columns: [
          col('BILL_ID', billId),
          col('MEMB_NO', 'MEMBER_NO', bareNo),
          col('SEQ', 'SEQ'),
          col('KIND', 'KIND', coded({ MONTHLY: 'M', OTHER: 'C' })),
          col('DEPT', 'AGENCY_NO'),
          col('SLIP', 'RECEIPT_NO'),
          col('SLIP_DT', 'RECEIPT_ON', dayCompact),
          col('POSTED', 'POSTED', yesNo),
          col('STAT', 'STATUS', coded({ PENDING: 'W', FULL: 'F', PARTIAL: 'P', NONE: 'N' })),
          col('BILL', 'BILLED', baht),
          col('PAID', 'COLLECTED', baht),
          col('UNPAID', 'UNCOLLECTED', baht),
          col('RFD', 'REFUND_PENDING', baht),
          col('SHR_AMT', 'SHARE_TOTAL', baht),
          col('INT_YTD', 'INTEREST_YTD', baht),
          col('SAL', 'SALARY', baht),
          col(
            'RSN',
            'REASON',
            coded({
              TRANSFERRED: '1',
              RESIGNED: '2',
              RETIRED: '3',
              INSUFFICIENT: '4',
              UNPAID_LEAVE: '5',
              DECEASED: '6',
              OTHER: '9',
            }),
          ),
          col('NEW_DEPT', 'NEW_AGENCY_NO'),
        ],
      },
    ],
  },
  {
    name: (row) => `KPD${monthTwoDigits(row.field('MONTH'))}.TXT`,
    totals: ['AMT'],
    records: [
      {
        subject: 'collection_items',
        columns: [
          col('BILL_ID', billId),
          col('ITEM', 'CODE'),
          col('ITEM_NM', 'NAME'),
          col('REF', 'REF_NO'),
          col('PRD', 'PERIOD_NO'),
          col('PRN', 'PRINCIPAL', baht),
          col('INT', 'INTEREST', baht),
          col('DAYS', 'DAYS'),
          col('AMT', 'AMOUNT', baht),
          col('PAID', 'COLLECTED', baht),
          col('BAL', 'BALANCE_AFTER', baht),
        ],
      },
    ],
  },
];
