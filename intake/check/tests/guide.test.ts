/** The guide for those who write extracts lists every column that a check looks at. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type SubjectName, subjects } from '../../layout.ts';
import { crossChecks } from '../../staging/cross-checks.ts';

const here = new URL('../', import.meta.url);
const guide = readFileSync(new URL('../EXTRACT.md', here), 'utf8');

/** Files of checks, and whose rows they look at. */
const sources: Readonly<Record<string, readonly SubjectName[]>> = {
  'accounts.ts': ['deposit_accounts', 'deposit_lines'],
  'agencies.ts': ['agencies'],
  'benefits/dividend-register.ts': ['dividends'],
  'benefits/dividend-years.ts': ['dividend_years'],
  'benefits/dividends.ts': ['dividends', 'dividend_deductions'],
  'benefits/share-years.ts': ['dividends'],
  'benefits/welfare.ts': ['beneficiaries', 'welfare_types', 'welfare_claims'],
  'collections/agency-months.ts': ['agency_months'],
  'collections/collections.ts': ['collections', 'agency_months'],
  'collections/cremation.ts': ['cremation_enrolments', 'cremation_months'],
  'collections/items.ts': ['collection_items'],
  'deposit-interest.ts': ['deposit_accounts'],
  'deposit-slips.ts': ['deposit_slips', 'deposit_accounts', 'deposit_lines'],
  'ledger.ts': ['share_lines', 'deposit_lines', 'loan_lines'],
  'loans/contract-register.ts': ['loans'],
  'loans/guarantees.ts': ['guarantees'],
  'loans/line-interest.ts': ['loans'],
  'loans/loan-lines.ts': ['loan_lines', 'loans'],
  'loans/loans.ts': ['loans'],
  'members.ts': ['members'],
  'rate-bands.ts': ['deposit_accounts', 'loans'],
  'shares.ts': ['share_lines', 'members'],
};
/** They name no column: registers and their types, shared rules, order, totals of the manifest. */
const apart = ['check.ts', 'checks.ts', 'expected-ledger.ts', 'movement.ts', 'once.ts', 'order.ts'];
const inLoans = ['loans/distinct-bands.ts', 'loans/texts.ts'];
const shared = [...apart, 'benefits/fiscal-year.ts', ...inLoans, 'register.ts', 'totals.ts'];

const columnsOf = (name: SubjectName): readonly string[] =>
  (subjects.find((subject) => subject.name === name)?.columns ?? []).map((column) => column.name);

/** What the checks of rows name of each file's columns. */
function checked(name: SubjectName): string[] {
  const own = Object.entries(sources).filter(([, of]) => of.includes(name));
  const code = own.map(([path]) => readFileSync(new URL(path, here), 'utf8')).join('\n');
  return columnsOf(name).filter((column) => new RegExp(`['"]${column}['"]`).test(code));
}

/** What the store compares of it with other files. */
function tied(name: SubjectName): string[] {
  const compared = crossChecks
    .filter(({ of }) => of === name)
    .flatMap(({ comparisons }) => comparisons.map(({ column }) => column));
  return columnsOf(name).filter((column) => compared.includes(column));
}

const marked = (columns: readonly string[]): string =>
  columns.length === 0 ? '–' : columns.map((column) => `\`${column}\``).join(' ');
const rowOf = (name: SubjectName): string =>
  `| ${name} | ${marked(checked(name))} | ${marked(tied(name))} |`;

test('no file of checks is forgotten', () => {
  const paths = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path) && !path.includes('tests/'))
    .filter((path) => !shared.includes(path));
  expect(paths.toSorted()).toEqual(Object.keys(sources).toSorted());
});

test.each(subjects)('the guide lists every comparison of $file, and no other', ({ name }) => {
  const [, table = ''] = guide.split('## 11. Every comparison');
  const row = table.split('\n').find((line) => line.startsWith(`| ${name} |`));
  expect(row).toBe(rowOf(name));
});

test('what the list names is explained above it', () => {
  const [above = ''] = guide.split('## 11. Every comparison');
  const prose = above.replaceAll(/^\w+\.csv: .*$/gm, '');
  const columns = subjects.flatMap(({ name }) => [...checked(name), ...tied(name)]);
  expect([...new Set(columns)].filter((column) => !prose.includes(column))).toEqual([]);
});
