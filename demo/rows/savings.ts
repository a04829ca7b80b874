/** Rows of shares and deposits, their fields in the order of `intake/layout.ts`. */

import type { Row } from '../../intake/write/row.ts';
import { dayText } from '../calendar.ts';
import type { Account } from '../ledgers/deposit-account.ts';
import type { DepositLine } from '../ledgers/deposit-balance.ts';
import type { Slip } from '../ledgers/deposit-slips.ts';
import type { ShareLine } from '../ledgers/share-ledger.ts';
import type { Person } from '../people/person.ts';
import { shareWords } from '../words/ledger.text.ts';

/** What the old system called its share movements; kept beside the standard codes. */
const legacyShareCodes = {
  BF: 'SBF',
  FIRST: 'SFP',
  MONTHLY: 'SPM',
  EXTRA: 'SPX',
  TRANSFER_IN: 'STI',
  TRANSFER_OUT: 'STO',
  OFFSET: 'SOF',
  REFUND: 'SWD',
  ADJ: 'SAJ',
} as const;

export const shareLineRow = (memberNo: string, seq: number, line: ShareLine): Row => [
  memberNo,
  seq,
  dayText(line.on),
  line.receiptNo,
  line.periodNo,
  line.typeCode,
  legacyShareCodes[line.typeCode],
  shareWords[line.typeCode],
  line.sign,
  line.amountSatang,
  line.balanceSatang,
];

export const accountRow = (owner: Person, account: Account): Row => [
  account.accountNo,
  owner.memberNo,
  account.kind.code,
  account.kind.name,
  `${owner.prefix}${owner.firstName} ${owner.lastName}`,
  dayText(account.openedOn),
  account.maturityOn,
  account.rateText,
  account.kind.delivered ? 'AS_DELIVERED' : 'ACT_365F',
  '',
  account.balanceSatang,
  account.heldSatang,
  account.availableSatang,
  account.accruedSatang,
  dayText(account.lastActivityOn),
  account.status,
  account.kind.banded?.text ?? '',
  account.kind.banded?.read.by ?? '',
];

export const depositLineRow = (accountNo: string, seq: number, line: DepositLine): Row => [
  accountNo,
  seq,
  dayText(line.on),
  line.receiptNo,
  line.typeCode,
  line.legacyCode,
  line.description,
  line.sign,
  line.amountSatang,
  line.balanceSatang,
  line.channel,
  line.rateText,
  line.slipNo,
];

export const slipRow = (accountNo: string, slip: Slip): Row => [
  accountNo,
  slip.slipNo,
  dayText(slip.openedOn),
  slip.maturityOn,
  slip.rateText,
  slip.balanceSatang,
  slip.accruedSatang,
  slip.status,
];
