/** All ledgers as one file, in the order of their days. */
import type { CoreFile, CoreRow } from '../core.ts';
import { baht, bareNo, dayCompact } from '../styles.ts';
import { col } from './column.ts';

const isPlus = (row: CoreRow): boolean => row.text('SIGN') !== '-1';
const posted = (row: CoreRow): string => row.text('POSTED_ON');

const moneyIn = (column: string) => (row: CoreRow) => (isPlus(row) ? row.field(column) : '');
const moneyOut = (column: string) => (row: CoreRow) => (isPlus(row) ? '' : row.field(column));
const nothing = () => '';

export const ledger: CoreFile = {
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
        col('SLIP', nothing),
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
        col('RATE', 'ANNUAL_RATE'),
        col('DAYS', nothing),
        col('BAL', 'BALANCE', baht),
        col('INTBAL', nothing, baht),
        col('CHN', 'CHANNEL'),
        col('SLIP', 'SLIP_NO'),
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
        col('SLIP', nothing),
      ],
    },
  ],
};
