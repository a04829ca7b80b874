/** Whatever state the code tells apart, somebody of the demo is in it, for a screen to show. */
import { beforeAll, describe, expect, test } from 'vitest';
import { formatAccountNumber } from '../../../core/account-number.ts';
import { type SubjectName, subjects } from '../../../intake/layout.ts';
import { cast } from '../../cast.ts';
import { type Extract, madeExtract } from '../read-extract.ts';

/** Of the size that a start makes. */
let usual: Extract;
/** The people who are told of at the start, and nobody else. */
let alone: Extract;
beforeAll(async () => {
  usual = await madeExtract({ members: 1_000 });
  alone = await madeExtract({ members: cast.length });
}, 180_000);

const seenIn = (extract: Extract, name: SubjectName, column: string) =>
  new Set(extract[name].map((row) => row[column]));

/** Every value of every closed list of the layout: `dividends PAY_METHOD CHEQUE`. */
const statesLackedBy = (extract: Extract): string[] =>
  subjects.flatMap(({ name, columns }) =>
    columns.flatMap(({ name: column, oneOf }) => {
      if (oneOf === undefined) return [];
      const seen = seenIn(extract, name, column);
      return oneOf.filter((value) => !seen.has(value)).map((value) => `${name} ${column} ${value}`);
    }),
  );

/** What the pretend core system never does, each with the reason. */
const excludedStates = {
  'dividend_years METHOD DAILY': 'a cooperative reckons all its years in one way',
  'dividend_years ROUNDING PER_LINE': 'the same',
  'dividend_years STATE PENDING': 'only from the year’s end to the payment in January',
  'dividend_years STATE REJECTED': 'no general meeting has refused a dividend',
  'deposit_lines TYPE_CODE BF': 'every account was opened in its books',
  'loan_lines TYPE_CODE 06': 'no rate has changed, and nothing was set right',
  'loan_lines TYPE_CODE 09': 'every loan began in its books',
  'agency_months STATE DRAFT': 'a month is delivered when it has been sent',
  'collection_items ITEM_GROUP GUARANTEE': 'no guarantor has had to pay',
};

test('the demo has every state of the layout but what its core system does not do', () => {
  expect(statesLackedBy(usual)).toEqual(Object.keys(excludedStates));
});

describe('somebody who signs in is', () => {
  const row = (name: SubjectName, column: string) =>
    [...seenIn(alone, name, column)].filter((value) => value !== '').sort();
  const listed = (name: SubjectName, column: string) =>
    subjects
      .find((subject) => subject.name === name)
      ?.columns.find((one) => one.name === column)
      ?.oneOf?.toSorted();

  test.each([
    ['collections', 'STATUS'],
    ['collections', 'KIND'],
    ['deposit_accounts', 'STATUS'],
    ['dividends', 'DIVIDEND_STATUS'],
    ['dividends', 'REFUND_STATUS'],
    ['dividends', 'PAY_METHOD'],
    ['loans', 'STATUS'],
    ['loans', 'DAY_COUNT'],
    ['loans', 'INTEREST_STEP'],
    ['loans', 'INTEREST_ROUNDING'],
    ['loans', 'FAMILY'],
    ['loans', 'REPAYMENT_METHOD'],
    ['welfare_claims', 'STATUS'],
  ] as const)('in every state of %s %s', (name, column) => {
    expect(row(name, column)).toEqual(listed(name, column));
  });

  test('a member, a pensioner, and one has left', () => {
    expect(row('members', 'STATUS_CODE')).toEqual(['0', '3', '5']);
  });

  test('secured by persons, shares, a deposit and land, and the deposit is held', () => {
    expect(row('guarantees', 'KIND')).toEqual(['DEPOSIT', 'LAND', 'PERSON', 'SHARE']);
    const heldAccounts = alone.deposit_accounts.filter((account) => account.HELD !== '0.00');
    expect(heldAccounts.map((account) => account.STATUS)).toEqual(['OPEN']);
  });

  test('R128 paid to a bank of every grouping of account numbers, and of none', () => {
    const grouped = (bankCode: string) => formatAccountNumber(bankCode, '123456789012345');
    const codes = Array.from({ length: 1_000 }, (_, code) => String(code).padStart(3, '0'));
    const own = grouped('000');
    const forms = new Set(codes.map(grouped).filter((form) => form !== own));
    const banks = row('dividends', 'BANK_CODE').map((code) => grouped(code ?? ''));
    expect([...new Set(banks)].sort()).toEqual([...forms].sort());
  });
});
