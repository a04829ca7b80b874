/** The kinds of movements on a deposit account, with standard and old codes (A.4). */
import { channels, depositWords as words } from '../words/ledger.text.ts';
import type { Entry, LineType } from './deposit-balance.ts';

const entry =
  (typeCode: LineType, legacyCode: string, description: string) =>
  (channel: string, receiptNo = ''): Entry => ({
    typeCode,
    legacyCode,
    description,
    channel,
    receiptNo,
  });

const atOffice = (typeCode: LineType, legacyCode: string, description: string): Entry =>
  entry(typeCode, legacyCode, description)(channels.office);

export const entries = {
  open: atOffice('OPEN', 'OCA', words.open),
  slip: atOffice('DEPOSIT', 'DCA', words.slip),
  slipDrawn: atOffice('WITHDRAW', 'CW', words.slipDrawn),
  cashIn: atOffice('DEPOSIT', 'DCA', words.cashIn),
  cashOut: atOffice('WITHDRAW', 'CW', words.cashOut),
  newPassbook: atOffice('FEE', 'FEE', words.newPassbook),
  extraWithdrawal: atOffice('FEE', 'FEE', words.extraWithdrawal),
  correction: atOffice('CORRECTION', 'ERR', words.correction),
  newRate: atOffice('RATE', 'RTC', words.newRate),
  tax: atOffice('TAX', 'TAX', words.tax),
  close: atOffice('CLOSE', 'CLS', words.close),
  collected: entry('DEPOSIT', 'DEP', words.collected),
  dividend: entry('TRANSFER_IN', 'DIV', words.dividend),
  scholarship: entry('TRANSFER_IN', 'WEL', words.scholarship),
  toBank: entry('TRANSFER_OUT', 'XW', words.toBank),
  toSpecial: entry('TRANSFER_OUT', 'XW', words.toSpecial),
  fromSavings: entry('TRANSFER_IN', 'OPT', words.fromSavings),
  interestOut: entry('WITHDRAW', 'WTI', words.interestOut),
} as const;
