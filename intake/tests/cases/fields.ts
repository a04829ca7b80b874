/** A field that cannot be read, one for each way (part E). */
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasons } from '../../intake.text.ts';
import { memberStatuses } from '../../layout/registry.ts';
import { type Case, faultAt, field } from './case.ts';

const agencyFile = 'agencies.csv';

/** Changes the bytes of a file, one character each. */
const bytes = (file: string, change: (text: string) => string) => async (folder: string) => {
  const path = join(folder, file);
  await writeFile(path, change(await readFile(path, 'latin1')), 'latin1');
};

const longWord = 'ก'.repeat(1_001);

export const fieldCases = {
  required: [
    field('agencies', 2, 'NAME', '', reasons.required),
    field('welfare_claims', 1, 'REQUESTED_ON', '00/00/0000', reasons.required),
  ],
  unassignedByte: [
    {
      spoil: bytes(agencyFile, (text) => text.replace('\xe0\xb9\x82', '\xe0\xb9\xff')),
      fault: faultAt(agencyFile, 2, 'NAME', reasons.unassignedByte),
    },
  ],
  controlCharacter: [field('agencies', 2, 'PHONE', '02\u0007', reasons.controlCharacter)],
  textTooLong: [field('agencies', 2, 'ADDRESS', longWord, reasons.textTooLong(1_000))],
  memberNo: [field('beneficiaries', 1, 'MEMBER_NO', '1234567', reasons.memberNo('1234567'))],
  agencyNo: [field('collections', 5, 'NEW_AGENCY_NO', '0101-2002', reasons.agencyNo('0101-2002'))],
  accountNo: [
    field('dividends', 0, 'PAY_ACCOUNT_NO', '12 34', reasons.accountNo('12 34')),
    field('welfare_claims', 1, 'REQUEST_NO', 'คำร้อง', reasons.accountNo('คำร้อง')),
  ],
  scientific: [
    field('dividends', 0, 'PAY_ACCOUNT_NO', '1.2E+09', reasons.scientific('1.2E+09')),
    field('guarantees', 3, 'CONTRACT_NO', '6.8E-10', reasons.scientific('6.8E-10')),
  ],
  nationalId: [field('members', 1, 'NATIONAL_ID', '3990173687871', reasons.nationalId)],
  dayForm: [field('members', 1, 'BIRTH_DATE', '29-02-2507', reasons.dayForm('29-02-2507'))],
  dayEra: [field('members', 1, 'BIRTH_DATE', '29/02/1964', reasons.dayEra('29/02/1964'))],
  dayMissing: [field('members', 1, 'BIRTH_DATE', '29/02/2508', reasons.dayMissing('29/02/2508'))],
  month: [field('cremation_months', 1, 'MONTH', '10/2025', reasons.month('10/2025'))],
  year: [field('dividend_deductions', 1, 'YEAR', '2024', reasons.year('2024'))],
  flag: [field('members', 1, 'SHARE_SUSPENDED', 'Y', reasons.flag('Y'))],
  contractNo: [field('guarantees', 3, 'CONTRACT_NO', 'สม', reasons.contractNo('สม'))],
  amount: [field('deposit_lines', 1, 'AMOUNT', '49.5', reasons.amount('49.5'))],
  rate: [field('beneficiaries', 1, 'SHARE_PERCENT', '100.01', reasons.rate('100.01'))],
  whole: [field('welfare_types', 0, 'DEADLINE_DAYS', '-90', reasons.whole('-90'))],
  sign: [field('deposit_lines', 1, 'SIGN', '-', reasons.sign('-'))],
  oneOf: [field('members', 1, 'STATUS_CODE', '6', reasons.oneOf('6', memberStatuses))],
} as const satisfies Record<string, readonly Case[]>;

/** Rows and files that cannot be read as a table. */
export const shapeCases = {
  utf16: [
    {
      spoil: async (folder) => {
        const path = join(folder, agencyFile);
        await writeFile(path, `\ufeff${await readFile(path, 'utf8')}`, 'utf16le');
      },
      fault: faultAt(agencyFile, 1, 'AGENCY_NO', reasons.utf16),
    },
  ],
  header: [
    {
      spoil: bytes(agencyFile, (text) => text.replace('HEAD_NAME', 'HEADNAME')),
      fault: faultAt(agencyFile, 1, 'HEAD_NAME', reasons.header('HEAD_NAME', 'HEADNAME')),
    },
  ],
  headerExtra: [
    {
      spoil: bytes(agencyFile, (text) => text.replace('PHONE\r', 'PHONE,FAX\r')),
      fault: faultAt(agencyFile, 1, 'FAX', reasons.headerExtra('FAX')),
    },
  ],
  emptyFile: [
    {
      change: (draft) => {
        draft.beneficiaries = [];
      },
      spoil: bytes('beneficiaries.csv', () => ''),
      fault: faultAt('beneficiaries.csv', 1, 'MEMBER_NO', reasons.emptyFile),
    },
  ],
  tooFewFields: [
    {
      spoil: bytes(agencyFile, (text) => text.slice(0, -3).concat('\r\n')),
      fault: faultAt(agencyFile, 4, 'PHONE', reasons.tooFewFields(7, 6)),
    },
  ],
  tooManyFields: [
    {
      spoil: bytes(agencyFile, (text) => text.slice(0, -2).concat(',\r\n')),
      fault: faultAt(agencyFile, 4, 'PHONE', reasons.tooManyFields(7, 8)),
    },
  ],
  cut: [
    {
      spoil: bytes('welfare_claims.csv', (text) => text.slice(0, -2)),
      fault: faultAt('welfare_claims.csv', 3, 'NOTE', reasons.cut),
    },
  ],
  strayQuote: [
    {
      spoil: bytes(agencyFile, (text) => text.slice(0, -2).concat('02"1\r\n')),
      fault: faultAt(agencyFile, 4, 'PHONE', reasons.strayQuote),
    },
  ],
  recordTooLong: [
    {
      spoil: (folder) => appendFile(join(folder, agencyFile), `"${'9'.repeat(70_000)}`),
      fault: faultAt(agencyFile, 5, 'AGENCY_NO', reasons.recordTooLong),
    },
  ],
} as const satisfies Record<string, readonly Case[]>;
