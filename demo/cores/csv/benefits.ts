/** Dividends, cremation and welfare. */
import type { CoreFile } from '../core.ts';
import { baht, bareNo, coded, dayCompact, monthTwoDigits, yearBuddhist } from '../styles.ts';
import { col, held } from './column.ts';

const refundCodes = { ONE_RATE: '1', BY_LOAN_TYPE: '2', AS_DELIVERED: '9' };

export const benefitFiles: readonly CoreFile[] = [
  {
    name: 'DIVYEAR.TXT',
    totals: [],
    records: [
      {
        subject: 'dividend_years',
        columns: [
          col('YR', 'YEAR', yearBuddhist),
          col('FROM_DT', 'STARTS_ON', dayCompact),
          col('TO_DT', 'ENDS_ON', dayCompact),
          col('METH', 'METHOD', coded({ MONTHLY: 'M', DAILY: 'D' })),
          col('CUT', 'CUTOFF_DAY'),
          col('DIV_PCT', 'DIVIDEND_RATE'),
          col('REF_PCT', 'REFUND_RATE'),
          col('REF_METH', 'REFUND_METHOD', coded(refundCodes)),
          col('REF_TYPES', 'LOAN_TYPE_RATES'),
          col('STAT', 'STATE', coded({ PENDING: 'W', APPROVED: 'A', REJECTED: 'R' })),
          col('PAY_DT', 'PAID_ON', dayCompact),
        ],
      },
    ],
  },
  {
    name: 'DIVMAST.TXT',
    totals: ['NET'],
    records: [
      {
        subject: 'dividends',
        columns: [
          col('MEMB_NO', 'MEMBER_NO', bareNo),
          col('YR', 'YEAR', yearBuddhist),
          col('SHR_BASE', 'SHARE_BASE', baht),
          col('DIV', 'DIVIDEND', baht),
          col('DIV_ST', 'DIVIDEND_STATUS', held),
          col('INT_BASE', 'INTEREST_BASE', baht),
          col('RFD', 'REFUND', baht),
          col('RFD_ST', 'REFUND_STATUS', held),
          col('GIFT', 'GIFT', baht),
          col('NET', 'NET', baht),
          col(
            'PAYTYPE',
            'PAY_METHOD',
            coded({ CASH: '1', ACCOUNT: '2', BANK: '3', CHEQUE: '4', HELD: '9' }),
          ),
          col('BANK', 'BANK_CODE'),
          col('BANK_ACC', 'PAY_ACCOUNT_NO'),
          col('PAY_DT', 'PAID_ON', dayCompact),
        ],
      },
    ],
  },
  {
    name: 'DIVDED.TXT',
    totals: ['AMT'],
    records: [
      {
        subject: 'dividend_deductions',
        columns: [
          col('MEMB_NO', 'MEMBER_NO', bareNo),
          col('YR', 'YEAR', yearBuddhist),
          col('DED_NM', 'NAME'),
          col('AMT', 'AMOUNT', baht),
        ],
      },
    ],
  },
  {
    name: 'CREMAST.TXT',
    totals: [],
    records: [
      {
        subject: 'cremation_enrolments',
        columns: [
          col('CM_NO', 'CREMATION_NO'),
          col('MEMB_NO', 'MEMBER_NO', bareNo),
          col('ASSOC', 'ASSOCIATION_CODE'),
          col('ASSOC_NM', 'ASSOCIATION_NAME'),
          col('CM_NAME', 'PERSON_NAME'),
          col('REL', 'RELATION', coded({ SELF: '0', SPOUSE: '1', PARENT: '2', CHILD: '3' })),
          col('IN_DT', 'JOINED_ON', dayCompact),
          col('CM_KIND', 'MEMBER_KIND'),
          col('PAYMETH', 'PAYMENT_METHOD'),
          col('INSURED', 'INSURED_AMOUNT', baht),
          col('PREPAID', 'PREPAID_BALANCE', baht),
          col('TO_PAY', 'TO_COLLECT', baht),
          col('AID', 'AID_TO_OTHERS', baht),
          col('BAL', 'BALANCE_AFTER', baht),
          col('MANAGER', 'FUNERAL_MANAGER'),
          col('STAT', 'STATUS', coded({ ACTIVE: 'A', LEFT: 'L', DECEASED: 'D' })),
        ],
      },
    ],
  },
  {
    name: 'CREMTH.TXT',
    totals: ['AMT'],
    records: [
      {
        subject: 'cremation_months',
        columns: [
          col('CM_NO', 'CREMATION_NO'),
          col('YYMM', 'MONTH', monthTwoDigits),
          col('DEATHS', 'DEATHS'),
          col('PER_DEATH', 'RATE_PER_DEATH', baht),
          col('AMT', 'AMOUNT', baht),
          col('PAID', 'COLLECTED', baht),
          col('SLIP', 'RECEIPT_NO'),
        ],
      },
    ],
  },
  {
    name: 'WELTYPE.TXT',
    totals: [],
    records: [
      {
        subject: 'welfare_types',
        columns: [
          col('WTYPE', 'TYPE_CODE'),
          col('WNAME', 'TYPE_NAME'),
          col('RULE', 'RULE_TEXT'),
          col('MAX_AMT', 'MAX_AMOUNT', baht),
          col('DAYS', 'DEADLINE_DAYS'),
          col('DOCS', 'DOCUMENTS'),
        ],
      },
    ],
  },
  {
    name: 'WELREQ.TXT',
    totals: ['AMT'],
    records: [
      {
        subject: 'welfare_claims',
        columns: [
          col('REQ_NO', 'REQUEST_NO'),
          col('MEMB_NO', 'MEMBER_NO', bareNo),
          col('WTYPE', 'TYPE_CODE'),
          col('REQ_DT', 'REQUESTED_ON', dayCompact),
          col('AMT', 'AMOUNT', baht),
          col('STAT', 'STATUS', coded({ PENDING: 'W', APPROVED: 'A', REJECTED: 'R' })),
          col('RSN', 'REASON'),
          col('PAY_DT', 'PAID_ON', dayCompact),
          col('PAYBY', 'PAY_METHOD'),
          col('NOTE', 'NOTE'),
        ],
      },
    ],
  },
];
