/**
 * The extract: which files a core system delivers, their columns in order, and how each is written.
 * Files are Windows-874, CRLF, comma separated with RFC 4180 quoting and a header row;
 * days are `dd/mm/yyyy` in the Buddhist era, amounts have two decimals and no thousands mark.
 */

/** How a column is written and what it must hold. `?` in `optional` means it may be blank. */
export type ColumnKind =
  | 'text'
  | 'member_no'
  | 'agency_no'
  | 'account_no'
  | 'national_id'
  | 'day'
  | 'amount'
  | 'total'
  | 'rate'
  | 'whole'
  | 'sign';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  readonly optional?: true;
  /** Closed list of codes, where the column has one. */
  readonly oneOf?: readonly string[];
}

export interface Subject {
  readonly name: 'agencies' | 'members' | 'share_lines' | 'deposit_accounts' | 'deposit_lines';
  readonly file: `${string}.csv`;
  /** Columns that together occur once; a ledger's lines stand in this order in its file. */
  readonly key: readonly string[];
  readonly columns: readonly Column[];
}

const column = (name: string, kind: ColumnKind, more: Partial<Column> = {}): Column => ({
  name,
  kind,
  ...more,
});
const blank = { optional: true } as const;

export const shareTypes = [
  'BF',
  'FIRST',
  'MONTHLY',
  'EXTRA',
  'REFUND',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'OFFSET',
  'ADJ',
] as const;

export const depositLineTypes = [
  'OPEN',
  'DEPOSIT',
  'WITHDRAW',
  'INTEREST',
  'TAX',
  'FEE',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'CORRECTION',
  'CLOSE',
] as const;

/** In the order in which they are read: whoever is referred to comes first. */
export const subjects: readonly Subject[] = [
  {
    name: 'agencies',
    file: 'agencies.csv',
    key: ['AGENCY_NO'],
    columns: [
      column('AGENCY_NO', 'agency_no'),
      column('PARENT_AGENCY_NO', 'agency_no', blank),
      column('NAME', 'text'),
      column('ADDRESS', 'text', blank),
      column('PHONE', 'text', blank),
    ],
  },
  {
    name: 'members',
    file: 'members.csv',
    key: ['MEMBER_NO'],
    columns: [
      column('MEMBER_NO', 'member_no'),
      column('PREFIX', 'text'),
      column('FIRST_NAME', 'text'),
      column('LAST_NAME', 'text'),
      column('NATIONAL_ID', 'national_id'),
      column('BIRTH_DATE', 'day'),
      column('JOINED_ON', 'day'),
      column('LEFT_ON', 'day', blank),
      column('MEMBER_TYPE', 'text', { oneOf: ['ORDINARY', 'ASSOCIATE'] }),
      column('STATUS_CODE', 'text', { oneOf: ['0', '3'] }),
      column('AGENCY_NO', 'agency_no'),
      column('POSITION_NAME', 'text', blank),
      column('SALARY', 'amount', blank),
      column('MONTHLY_SHARE', 'amount'),
      column('SHARE_SUSPENDED', 'text', { oneOf: ['0', '1'] }),
      column('SHARE_HELD', 'amount'),
      column('SHARE_BALANCE', 'amount'),
      column('PHONE', 'text', blank),
      column('EMAIL', 'text', blank),
      column('ADDRESS', 'text', blank),
    ],
  },
  {
    name: 'share_lines',
    file: 'share_lines.csv',
    key: ['MEMBER_NO', 'SEQ'],
    columns: [
      column('MEMBER_NO', 'member_no'),
      column('SEQ', 'whole'),
      column('POSTED_ON', 'day'),
      column('RECEIPT_NO', 'text', blank),
      column('PERIOD_NO', 'whole', blank),
      column('TYPE_CODE', 'text', { oneOf: shareTypes }),
      column('LEGACY_CODE', 'text', blank),
      column('DESCRIPTION', 'text'),
      column('SIGN', 'sign'),
      column('AMOUNT', 'amount'),
      column('BALANCE', 'amount'),
    ],
  },
  {
    name: 'deposit_accounts',
    file: 'deposit_accounts.csv',
    key: ['ACCOUNT_NO'],
    columns: [
      column('ACCOUNT_NO', 'account_no'),
      column('MEMBER_NO', 'member_no'),
      column('TYPE_CODE', 'text', { oneOf: ['SAVINGS', 'SPECIAL', 'FIXED'] }),
      column('TYPE_NAME', 'text'),
      column('ACCOUNT_NAME', 'text'),
      column('OPENED_ON', 'day'),
      column('MATURITY_ON', 'day', blank),
      column('ANNUAL_RATE', 'rate'),
      column('BALANCE', 'amount'),
      column('HELD', 'amount'),
      column('AVAILABLE', 'amount'),
      column('ACCRUED_INTEREST', 'amount'),
      column('LAST_ACTIVITY_ON', 'day', blank),
      column('STATUS', 'text', { oneOf: ['OPEN', 'CLOSED'] }),
    ],
  },
  {
    name: 'deposit_lines',
    file: 'deposit_lines.csv',
    key: ['ACCOUNT_NO', 'SEQ'],
    columns: [
      column('ACCOUNT_NO', 'account_no'),
      column('SEQ', 'whole'),
      column('POSTED_ON', 'day'),
      column('TYPE_CODE', 'text', { oneOf: depositLineTypes }),
      column('LEGACY_CODE', 'text', blank),
      column('DESCRIPTION', 'text'),
      column('SIGN', 'sign'),
      column('AMOUNT', 'amount'),
      column('BALANCE', 'amount'),
      column('CHANNEL', 'text', blank),
    ],
  },
];

/**
 * `manifest.csv`: one row for each amount column of each file (one row with blank COLUMN and TOTAL
 * where a file has none). AS_OF is the day the records speak of, the same in every row.
 */
export const manifestFile = 'manifest.csv';
export const manifestColumns: readonly Column[] = [
  column('AS_OF', 'day'),
  column('FILE', 'text'),
  column('ROWS', 'whole'),
  column('COLUMN', 'text', blank),
  column('TOTAL', 'total', blank),
];
