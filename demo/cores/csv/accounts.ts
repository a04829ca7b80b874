/** Deposit accounts, loans, and what secures them. */
import type { CoreFile } from '../core.ts';
import { baht, bareNo, coded, dayCompact } from '../styles.ts';
import { col } from './column.ts';

export const accountFiles: readonly CoreFile[] = [
  {
    name: 'ACMAST.TXT',
    totals: ['BAL'],
    records: [
      {
        subject: 'deposit_accounts',
        columns: [
          col('ACC_NO', 'ACCOUNT_NO'),
          col('MEMB_NO', 'MEMBER_NO', bareNo),
          col('ACTYPE', 'TYPE_CODE', coded({ SAVINGS: '10', SPECIAL: '20', FIXED: '30' })),
          col('ACTYPE_NM', 'TYPE_NAME'),
          col('ACC_NAME', 'ACCOUNT_NAME'),
          col('OPEN_DT', 'OPENED_ON', dayCompact),
          col('MAT_DT', 'MATURITY_ON', dayCompact),
          col('RATE', 'ANNUAL_RATE'),
          col('RATE_DT', 'RATE_SINCE', dayCompact),
          col('BAL', 'BALANCE', baht),
          col('HOLD', 'HELD', baht),
          col('AVAIL', 'AVAILABLE', baht),
          col('ACCR', 'ACCRUED_INTEREST', baht),
          col('LAST_DT', 'LAST_ACTIVITY_ON', dayCompact),
          col('STAT', 'STATUS', coded({ OPEN: '0', CLOSED: '9' })),
        ],
      },
    ],
  },
  {
    name: 'ACSLIP.TXT',
    totals: ['BAL'],
    records: [
      {
        subject: 'deposit_slips',
        columns: [
          col('ACC_NO', 'ACCOUNT_NO'),
          col('SLIP_NO', 'SLIP_NO'),
          col('OPEN_DT', 'OPENED_ON', dayCompact),
          col('MAT_DT', 'MATURITY_ON', dayCompact),
          col('RATE', 'ANNUAL_RATE'),
          col('BAL', 'BALANCE', baht),
          col('ACCR', 'ACCRUED_INTEREST', baht),
          col('STAT', 'STATUS', coded({ OPEN: '0', CLOSED: '9' })),
        ],
      },
    ],
  },
  {
    name: 'LNMAST.TXT',
    totals: ['PRN_BAL'],
    records: [
      {
        subject: 'loans',
        columns: [
          col('CONT_NO', 'CONTRACT_NO'),
          col('MEMB_NO', 'MEMBER_NO', bareNo),
          col('LNTYPE', 'TYPE_CODE'),
          col('CONT_DT', 'CONTRACT_DATE', dayCompact),
          col('FDUE_DT', 'FIRST_DUE_ON', dayCompact),
          col('END_DT', 'MATURITY_ON', dayCompact),
          col('APPR', 'APPROVED', baht),
          col('DISB', 'DISBURSED', baht),
          col('RATE', 'ANNUAL_RATE'),
          col(
            'PAYMETH',
            'REPAYMENT_METHOD',
            coded({ EQUAL_PRINCIPAL: '1', EQUAL_INSTALMENT: '2' }),
          ),
          col('INST', 'INSTALMENT', baht),
          col('PRD_L', 'PERIOD_LAST'),
          col('PRD_T', 'PERIOD_TOTAL'),
          col('PRN_BAL', 'PRINCIPAL_BALANCE', baht),
          col('PRN_ARR', 'PRINCIPAL_ARREARS', baht),
          col('INT_ARR', 'INTEREST_ARREARS', baht),
          col('INT_ACC', 'ACCRUED_INTEREST', baht),
          col('LPAY_DT', 'LAST_PAYMENT_ON', dayCompact),
          col('STAT', 'STATUS', coded({ OPEN: '0', CLOSED: '9' })),
          col('CLS_DT', 'CLOSED_ON', dayCompact),
          col('NEW_CONT', 'REFINANCED_BY'),
          col(
            'DEBT_ST',
            'DEBT_STATUS',
            coded({ RESTRUCTURED: '1', LAWSUIT: '2', WRITTEN_OFF: '3' }),
          ),
          col('DEBT_DT', 'DEBT_STATUS_ON', dayCompact),
          col('WOFF', 'WRITTEN_OFF', baht),
        ],
      },
    ],
  },
  {
    name: 'LNGRT.TXT',
    totals: ['AMT'],
    records: [
      {
        subject: 'guarantees',
        columns: [
          col('CONT_NO', 'CONTRACT_NO'),
          col(
            'GTYPE',
            'KIND',
            coded({ PERSON: '01', SHARE: '02', DEPOSIT: '03', LAND: '04', OTHER: '99' }),
          ),
          col('GREF', (row) =>
            row.text('KIND') === 'PERSON' ? row.field('GUARANTOR_NO') : row.field('REF_NO'),
          ),
          col('GOWN', (row) => (row.text('KIND') === 'PERSON' ? '' : row.field('GUARANTOR_NO'))),
          col('GNAME', 'NAME'),
          col('AMT', 'AMOUNT', baht),
        ],
      },
    ],
  },
];
