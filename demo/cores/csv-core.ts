/**
 * The first imaginary core: a UNIX system that unloads its tables as text with bars between the
 * fields, in TIS-620. Members are two tables with a key of its own, all ledgers are one, bills are
 * a file for each month, and a control file states rows and sums.
 */
import type { Core, CoreColumn, CoreFile, CoreRow, Style } from './core.ts';
import {
  baht,
  bareNo,
  coded,
  dayCompact,
  dayShortThai,
  monthTwoDigits,
  plain,
  yearBuddhist,
} from './styles.ts';
import { textFile } from './text-file.ts';

const col = (name: string, of: CoreColumn['of'], as: Style = plain): CoreColumn => ({
  name,
  of,
  as,
});

/** The key that joins the two tables of members; people never see it. */
const personId = (row: CoreRow): string => String(100_003 + 7 * Number(row.field('MEMBER_NO')));
const billId = (row: CoreRow): string =>
  `${monthTwoDigits(row.field('MONTH'))}${row.text('MEMBER_NO')}${row.text('SEQ')}`;
const isPlus = (row: CoreRow): boolean => row.text('SIGN') !== '-1';
const posted = (row: CoreRow): string => row.text('POSTED_ON');

const yesNo = coded({ 1: 'Y', 0: 'N' });
const held = coded({ PAID: 'P', HELD: 'H' });

const memberFiles: readonly CoreFile[] = [
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
          col('MTYPE', 'MEMBER_TYPE', coded({ ORDINARY: '1', ASSOCIATE: '2' })),
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

const accountFiles: readonly CoreFile[] = [
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
          col('GREF', (row) => row.field('GUARANTOR_NO') || row.field('REF_NO')),
          col('GNAME', 'NAME'),
          col('AMT', 'AMOUNT', baht),
        ],
      },
    ],
  },
];

const moneyIn = (column: string) => (row: CoreRow) => (isPlus(row) ? row.field(column) : '');
const moneyOut = (column: string) => (row: CoreRow) => (isPlus(row) ? '' : row.field(column));
const nothing = () => '';

/** All ledgers as one, in the order of their days. */
const ledger: CoreFile = {
  name: 'TRANS.TXT',
  totals: ['DR', 'CR', 'INT'],
  records: [
    {
      subject: 'share_lines',
      order: posted,
      columns: [
        col('SYS', () => 'SHR'),
        col('REF', 'MEMBER_NO', bareNo),
        col('TDATE', 'POSTED_ON', dayCompact),
        col('DOC', 'RECEIPT_NO'),
        col('PRD', 'PERIOD_NO'),
        col('TCODE', 'LEGACY_CODE'),
        col('TDESC', 'DESCRIPTION'),
        col('DR', moneyOut('AMOUNT'), baht),
        col('CR', moneyIn('AMOUNT'), baht),
        col('INT', nothing, baht),
        col('RATE', nothing),
        col('DAYS', nothing),
        col('BAL', 'BALANCE', baht),
        col('INTBAL', nothing, baht),
        col('CHN', nothing),
      ],
    },
    {
      subject: 'deposit_lines',
      order: posted,
      columns: [
        col('SYS', () => 'DEP'),
        col('REF', 'ACCOUNT_NO'),
        col('TDATE', 'POSTED_ON', dayCompact),
        col('DOC', 'RECEIPT_NO'),
        col('PRD', nothing),
        col('TCODE', 'LEGACY_CODE'),
        col('TDESC', 'DESCRIPTION'),
        col('DR', moneyOut('AMOUNT'), baht),
        col('CR', moneyIn('AMOUNT'), baht),
        col('INT', nothing, baht),
        col('RATE', nothing),
        col('DAYS', nothing),
        col('BAL', 'BALANCE', baht),
        col('INTBAL', nothing, baht),
        col('CHN', 'CHANNEL'),
      ],
    },
    {
      subject: 'loan_lines',
      order: posted,
      columns: [
        col('SYS', () => 'LON'),
        col('REF', 'CONTRACT_NO'),
        col('TDATE', 'POSTED_ON', dayCompact),
        col('DOC', 'RECEIPT_NO'),
        col('PRD', 'PERIOD_NO'),
        col('TCODE', 'LEGACY_CODE'),
        col('TDESC', 'DESCRIPTION'),
        col('DR', moneyIn('PRINCIPAL'), baht),
        col('CR', moneyOut('PRINCIPAL'), baht),
        col('INT', 'INTEREST', baht),
        col('RATE', 'ANNUAL_RATE'),
        col('DAYS', 'DAYS'),
        col('BAL', 'BALANCE', baht),
        col('INTBAL', 'INTEREST_BALANCE', baht),
        col('CHN', nothing),
      ],
    },
  ],
};

const billFiles: readonly CoreFile[] = [
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

const benefitFiles: readonly CoreFile[] = [
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

const bar = '|';

export const csvCore: Core = {
  files: [...memberFiles, ...accountFiles, ledger, ...billFiles, ...benefitFiles],
  async open(folder, name, { records }) {
    const file = await textFile(folder, name);
    file.line((records[0]?.columns ?? []).map((column) => column.name).join(bar));
    return {
      write: (_record, cells) => file.line(cells.join(bar)),
      drain: file.drain,
      close: file.close,
    };
  },
  async finish(folder, asOf, counts) {
    const file = await textFile(folder, 'CONTROL.TXT');
    file.line(['FILE_NM', 'DATA_DT', 'REC_CNT', 'TOT1', 'TOT2', 'TOT3'].join(bar));
    for (const { name, rows, sums } of counts) {
      const totals = [0, 1, 2].map((index) => {
        const sum = sums[index];
        return sum === undefined ? '' : baht(sum);
      });
      const count = rows.reduce((sum, one) => sum + one, 0);
      file.line([name, dayCompact(asOf), count, ...totals].join(bar));
    }
    await file.close();
  },
};
