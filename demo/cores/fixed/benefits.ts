/** Dividends and welfare. */
import type { CoreFile } from '../core.ts';
import { code, day, memberNo, money, number, rate, record, text, year } from './column.ts';

const welfareTypes = {
  FUNERAL_FAMILY: '101',
  FUNERAL_MEMBER: '102',
  SCHOLARSHIP: '201',
  BIRTH: '202',
  MARRIAGE: '203',
  ILLNESS: '301',
  DISASTER: '302',
  RETIREMENT: '401',
  EQUIPMENT: '402',
};

export const benefitFile: CoreFile = {
  name: 'BENEFIT.DAT',
  totals: ['AMT'],
  records: [
    record('DY', 'dividend_years', [
      year('DIVYR', 'YEAR'),
      day('BEGD', 'STARTS_ON'),
      day('ENDD', 'ENDS_ON'),
      code('DIVMETH', 'METHOD', 1, { MONTHLY: '1', DAILY: '2' }),
      number('CUTDAY', 'CUTOFF_DAY', 2),
      code('ROUNDTYP', 'ROUNDING', 1, { ONCE: 'T', PER_LINE: 'L' }),
      rate('DIVRATE', 'DIVIDEND_RATE'),
      rate('RFDRATE', 'REFUND_RATE'),
      code('DIVSTA', 'STATE', 1, { PENDING: '0', APPROVED: '1', REJECTED: '9' }),
      day('PAYD', 'PAID_ON'),
    ]),
    record('DV', 'dividends', [
      memberNo('MEMNO', 'MEMBER_NO'),
      year('DIVYR', 'YEAR'),
      money('SHRBASE', 'SHARE_BASE'),
      money('AMT', 'DIVIDEND'),
      code('DIVHOLD', 'DIVIDEND_STATUS', 1, { PAID: 'N', HELD: 'Y' }),
      money('INTBASE', 'INTEREST_BASE'),
      money('RFDAMT', 'REFUND'),
      code('RFDHOLD', 'REFUND_STATUS', 1, { PAID: 'N', HELD: 'Y' }),
      money('GIFTAMT', 'GIFT'),
      money('DEDAMT', 'DEDUCTED'),
      code('PAYBY', 'PAY_METHOD', 2, {
        CASH: '01',
        ACCOUNT: '02',
        BANK: '03',
        CHEQUE: '04',
        HELD: '09',
      }),
      text('BANKCOD', 'BANK_CODE', 3),
      text('BANKACC', 'PAY_ACCOUNT_NO', 20),
      day('PAYD', 'PAID_ON'),
    ]),
    record('DD', 'dividend_deductions', [
      memberNo('MEMNO', 'MEMBER_NO'),
      year('DIVYR', 'YEAR'),
      number('DEDRUN', 'SEQ', 2),
      text('DEDDES', 'NAME', 60),
      money('AMT', 'AMOUNT'),
    ]),
    record('WT', 'welfare_types', [
      code('WELTYP', 'TYPE_CODE', 3, welfareTypes),
      text('WELDES', 'TYPE_NAME', 60),
      text('WELRULE', 'RULE_TEXT', 150),
      money('WELMAX', 'MAX_AMOUNT'),
      number('WELDAYS', 'DEADLINE_DAYS', 4),
      text('WELDOCS', 'DOCUMENTS', 150),
    ]),
    record('WC', 'welfare_claims', [
      text('REQNO', 'REQUEST_NO', 20),
      memberNo('MEMNO', 'MEMBER_NO'),
      code('WELTYP', 'TYPE_CODE', 3, welfareTypes),
      day('REQD', 'REQUESTED_ON'),
      money('AMT', 'AMOUNT'),
      code('REQSTA', 'STATUS', 1, { PENDING: '0', APPROVED: '1', REJECTED: '9' }),
      text('REASON', 'REASON', 60),
      day('PAYD', 'PAID_ON'),
      text('PAYBY', 'PAY_METHOD', 40),
      text('REMARK', 'NOTE', 60),
    ]),
  ],
};
