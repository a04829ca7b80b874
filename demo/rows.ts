/** Rows of the extract, their fields in the order of `intake/layout.ts`. */
import { dayText } from './calendar.ts';
import type { Field } from './file/csv-file.ts';
import type { Account } from './ledgers/deposit-account.ts';
import type { DepositLine } from './ledgers/deposit-book.ts';
import type { ShareLedger, ShareLine } from './ledgers/share-ledger.ts';
import type { Agency } from './people/agencies.ts';
import type { Person } from './people/person.ts';
import { shareWords } from './words/ledger.text.ts';

type Row = readonly Field[];

export const agencyRow = (agency: Agency): Row => [
  agency.agencyNo,
  agency.parentNo,
  agency.name,
  '',
  '',
  agency.address,
  agency.phone,
];

const heldNothing = 0n;

export const memberRow = (person: Person, shares: ShareLedger): Row => [
  person.memberNo,
  person.prefix,
  person.firstName,
  person.lastName,
  person.nationalId,
  person.birthDate,
  person.joinedOn,
  person.leftOn,
  person.memberType,
  person.leftOn === '' ? '0' : '3',
  person.agencyNo,
  '',
  person.positionName,
  shares.salarySatang ?? '',
  '',
  shares.monthlySatang,
  shares.suspended ? '1' : '0',
  heldNothing,
  shares.balanceSatang,
  person.phone,
  person.email,
  person.address,
];

/** What the old system called its share movements; kept beside the standard codes. */
const legacyShareCodes = {
  BF: 'SBF',
  FIRST: 'SFP',
  MONTHLY: 'SPM',
  EXTRA: 'SPX',
  REFUND: 'SWD',
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
  account.kind.rateText,
  account.balanceSatang,
  account.heldSatang,
  account.availableSatang,
  account.accruedSatang,
  dayText(account.lastActivityOn),
  account.status,
];

export const depositLineRow = (accountNo: string, seq: number, line: DepositLine): Row => [
  accountNo,
  seq,
  dayText(line.on),
  '',
  line.typeCode,
  line.legacyCode,
  line.description,
  line.sign,
  line.amountSatang,
  line.balanceSatang,
  line.channel,
];
