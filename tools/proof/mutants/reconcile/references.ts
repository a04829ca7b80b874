/** Whatever a row names is there, and each key is there once. */
import {
  dayOf,
  indexBy,
  type Mismatches,
  type Row,
  satangOf,
  type Tables,
  textOf,
} from './plain.ts';

/** What of each file is there once. */
const keys: readonly (readonly [file: string, ...columns: string[]])[] = [
  ['agencies', 'AGENCY_NO'],
  ['members', 'MEMBER_NO'],
  ['members', 'NATIONAL_ID'],
  ['dividend_years', 'YEAR'],
  ['dividends', 'MEMBER_NO', 'YEAR'],
  ['dividend_deductions', 'MEMBER_NO', 'YEAR', 'SEQ'],
  ['share_lines', 'MEMBER_NO', 'SEQ'],
  ['deposit_accounts', 'ACCOUNT_NO'],
  ['deposit_slips', 'ACCOUNT_NO', 'SLIP_NO'],
  ['deposit_lines', 'ACCOUNT_NO', 'SEQ'],
  ['loans', 'CONTRACT_NO'],
  ['loan_lines', 'CONTRACT_NO', 'SEQ'],
  ['guarantees', 'CONTRACT_NO', 'SEQ'],
  ['agency_months', 'AGENCY_NO', 'MONTH'],
  ['collections', 'MEMBER_NO', 'MONTH', 'SEQ'],
  ['collection_items', 'MEMBER_NO', 'MONTH', 'SEQ', 'ITEM_NO'],
  ['cremation_enrolments', 'CREMATION_NO'],
  ['cremation_months', 'CREMATION_NO', 'MONTH'],
  ['beneficiaries', 'MEMBER_NO', 'ORDER_NO'],
  ['welfare_types', 'TYPE_CODE'],
  ['welfare_claims', 'REQUEST_NO'],
];

/** A column, whose value (where it is filled) stands in a column of another file. */
const references: readonly (readonly [string, string, string, string])[] = [
  ['agencies', 'PARENT_AGENCY_NO', 'agencies', 'AGENCY_NO'],
  ['members', 'AGENCY_NO', 'agencies', 'AGENCY_NO'],
  ['dividends', 'MEMBER_NO', 'members', 'MEMBER_NO'],
  ['dividends', 'YEAR', 'dividend_years', 'YEAR'],
  ['share_lines', 'MEMBER_NO', 'members', 'MEMBER_NO'],
  ['deposit_accounts', 'MEMBER_NO', 'members', 'MEMBER_NO'],
  ['deposit_slips', 'ACCOUNT_NO', 'deposit_accounts', 'ACCOUNT_NO'],
  ['deposit_lines', 'ACCOUNT_NO', 'deposit_accounts', 'ACCOUNT_NO'],
  ['loans', 'MEMBER_NO', 'members', 'MEMBER_NO'],
  ['loans', 'REFINANCED_BY', 'loans', 'CONTRACT_NO'],
  ['loan_lines', 'CONTRACT_NO', 'loans', 'CONTRACT_NO'],
  ['guarantees', 'CONTRACT_NO', 'loans', 'CONTRACT_NO'],
  ['guarantees', 'GUARANTOR_NO', 'members', 'MEMBER_NO'],
  ['agency_months', 'AGENCY_NO', 'agencies', 'AGENCY_NO'],
  ['collections', 'MEMBER_NO', 'members', 'MEMBER_NO'],
  ['collections', 'AGENCY_NO', 'agencies', 'AGENCY_NO'],
  ['collections', 'NEW_AGENCY_NO', 'agencies', 'AGENCY_NO'],
  ['cremation_enrolments', 'MEMBER_NO', 'members', 'MEMBER_NO'],
  ['cremation_months', 'CREMATION_NO', 'cremation_enrolments', 'CREMATION_NO'],
  ['beneficiaries', 'MEMBER_NO', 'members', 'MEMBER_NO'],
  ['welfare_claims', 'MEMBER_NO', 'members', 'MEMBER_NO'],
  ['welfare_claims', 'TYPE_CODE', 'welfare_types', 'TYPE_CODE'],
];

/** A row of the second file belongs to one of the first, by the key of that. */
const parts: readonly (readonly [string, string, readonly string[]])[] = [
  ['dividends', 'dividend_deductions', ['MEMBER_NO', 'YEAR']],
  ['collections', 'collection_items', ['MEMBER_NO', 'MONTH', 'SEQ']],
];

const ownerOf = (rows: readonly Row[], key: string) =>
  new Map(rows.map((row) => [row[key], row.MEMBER_NO]));

/** What an item, a guarantee, a contract or a dividend names is of the same member. */
function compareOwners(tables: Tables, found: Mismatches): void {
  const contracts = ownerOf(tables.of('loans'), 'CONTRACT_NO');
  const accounts = ownerOf(tables.of('deposit_accounts'), 'ACCOUNT_NO');
  const enrolments = ownerOf(tables.of('cremation_enrolments'), 'CREMATION_NO');
  const registers = { LOAN: contracts, DEPOSIT: accounts, CREMATION: enrolments };
  for (const item of tables.of('collection_items')) {
    const register = registers[textOf(item, 'ITEM_GROUP') as keyof typeof registers];
    if (register) found.same(register.get(item.REF_NO), item.MEMBER_NO, `item ${item.REF_NO}`);
  }
  for (const loan of tables.of('loans').filter(({ REFINANCED_BY }) => REFINANCED_BY !== '')) {
    found.same(contracts.get(loan.REFINANCED_BY), loan.MEMBER_NO, `loan ${loan.CONTRACT_NO}`);
  }
  for (const dividend of tables.of('dividends').filter((row) => row.PAY_METHOD === 'ACCOUNT')) {
    const owner = accounts.get(dividend.PAY_ACCOUNT_NO);
    found.same(owner, dividend.MEMBER_NO, `dividend ${dividend.PAY_ACCOUNT_NO}`);
  }
  for (const guarantee of tables.of('guarantees')) {
    const borrower = contracts.get(guarantee.CONTRACT_NO);
    const where = `guarantee ${guarantee.CONTRACT_NO} ${guarantee.SEQ}`;
    if (guarantee.KIND === 'PERSON') {
      const guarantor = textOf(guarantee, 'GUARANTOR_NO');
      found.must(guarantor !== '' && guarantor !== borrower, where);
    }
    const owner = textOf(guarantee, 'GUARANTOR_NO') || borrower;
    if (guarantee.KIND === 'DEPOSIT') found.same(accounts.get(guarantee.REF_NO), owner, where);
    if (guarantee.KIND === 'SHARE') found.must(guarantee.GUARANTOR_NO !== borrower, where);
  }
}

/** A claim is for no more than its kind pays, and paid only once it is approved. */
function compareClaims(tables: Tables, found: Mismatches): void {
  const types = indexBy(tables.of('welfare_types'), 'TYPE_CODE');
  for (const claim of tables.of('welfare_claims')) {
    const type = types.get(textOf(claim, 'TYPE_CODE'));
    const where = `claim ${claim.REQUEST_NO}`;
    found.must(!type || satangOf(claim, 'AMOUNT') <= satangOf(type, 'MAX_AMOUNT'), where);
    const paidOn = dayOf(claim, 'PAID_ON');
    found.must(paidOn === undefined || claim.STATUS === 'APPROVED', `${where} PAID_ON`);
  }
}

function compareAgencyTree(agencies: readonly Row[], found: Mismatches): void {
  const parents = new Map(agencies.map((row) => [row.AGENCY_NO, row.PARENT_AGENCY_NO]));
  for (const start of parents.keys()) {
    let [above, steps] = [parents.get(start), 0];
    for (; above && steps <= parents.size; steps += 1) above = parents.get(above);
    found.must(steps <= parents.size, `agency ${start} is above itself`);
  }
}

export function compareReferences(tables: Tables, found: Mismatches): void {
  for (const [file, ...columns] of keys) indexBy(tables.of(file), ...columns);
  for (const [file, column, other, key] of references) {
    const there = new Set(tables.of(other).map((row) => textOf(row, key)));
    for (const row of tables.of(file)) {
      const value = textOf(row, column);
      found.must(value === '' || there.has(value), `${file} ${column} ${value} is nowhere`);
    }
  }
  for (const [file, part, key] of parts) {
    const there = indexBy(tables.of(file), ...key);
    for (const row of tables.of(part)) {
      const value = key.map((column) => textOf(row, column)).join(' ');
      found.must(there.has(value), `${part} ${value} is of no row in ${file}`);
    }
  }
  compareOwners(tables, found);
  compareAgencyTree(tables.of('agencies'), found);
  compareClaims(tables, found);
}
