/** The guide for those who write extracts says what the layout says. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at, faultsOf, set } from '../check/tests/cases/case.ts';
import { deltaColumns, manifestColumns, manifestFile, subjects } from '../layout.ts';
import { type Fields, tinyExtract } from '../tests/tiny-extract.ts';

const guide = readFileSync(new URL('../EXTRACT.md', import.meta.url), 'utf8');
const lines = guide.split('\n');

test.each(subjects)('the guide lists the columns of $file, blank ones marked', (subject) => {
  const names = subject.columns.map(({ name, optional }) => `${name}${optional ? '?' : ''}`);
  expect(lines).toContain(`${subject.file}: ${names.join(',')}`);
});

test.each(subjects)('the guide names every code of $file', ({ columns }) => {
  const codes = columns.flatMap(({ oneOf = [] }) => oneOf);
  expect(codes.filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
});

test('every row of the example manifest is one of an extract that is taken', () => {
  const header = manifestColumns.map(({ name }) => name).join(',');
  const example = lines.slice(lines.indexOf(header));
  const rows = example.slice(0, example.indexOf('```'));
  const manifestLines = tinyExtract[manifestFile]?.split('\r\n') ?? [];
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter((row) => !manifestLines.includes(row))).toEqual([]);
});

test('the guide’s delta names a row of the base by its file and key', () => {
  const at = lines.indexOf(deltaColumns.map(({ name }) => name).join(','));
  const [base = '', file, ...key] = (lines[at + 1] ?? '').split(',');
  expect(base).toMatch(/^[0-9a-f]{64}$/);
  const subject = subjects.find((one) => one.file === file);
  expect(key.filter((part) => part !== '')).toHaveLength(subject?.key.length ?? -1);
});

test('the guide names every group that the manifest states', () => {
  for (const { name, controls = [] } of subjects) {
    for (const { by, of } of controls) {
      const columns = of.map((column) => `\`${column}\``).join(', ');
      expect(guide.replaceAll(/\s+/g, ' ')).toContain(`${name} by \`${by}\` (${columns})`);
    }
  }
});

/** Cells of the first table row of the guide that begins like this. */
const cellsOf = (start: RegExp): string[] =>
  (lines.find((line) => start.test(line)) ?? '').split(/\s*\|\s*/).slice(1, -1);

test('the guide’s loan lines and accrued interest are taken', () => {
  const names = 'SEQ POSTED_ON TYPE_CODE SIGN ANNUAL_RATE DAYS PRINCIPAL INTEREST BALANCE'.split(
    ' ',
  );
  const example = (seq: number): Fields => {
    const cells = cellsOf(new RegExp(`^\\| ${seq} \\| \\d`));
    return Object.fromEntries(
      [...names, 'INTEREST_BALANCE'].map((name, at) => [name, cells[at] ?? '']),
    );
  };
  const [, accrued = ''] = /\(24\.49\) = (\d+\.\d\d)\./.exec(guide) ?? [];
  const faults = faultsOf((draft) => {
    for (const seq of [1, 2]) set('loan_lines', seq - 1, example(seq))(draft);
    set('loan_lines', 2, { ...example(3), RECEIPT_NO: '', TOTAL: '0.00' })(draft);
    draft.loan_lines.splice(3, 0, { ...at(draft, 'loan_lines', 2), ...example(4) });
    const contract = { ANNUAL_RATE: '6.25', LAST_PAYMENT_ON: '31/10/2568' };
    const owed = { PRINCIPAL_BALANCE: '11000.00', ACCRUED_INTEREST: accrued };
    set('loans', 0, { ...contract, ...owed })(draft);
  });
  expect(faults).toEqual([]);
});

test.each(['MONTHLY', 'DAILY'])('the guide’s dividend is taken: %s', (method) => {
  const [, , monthly = '', daily = ''] = cellsOf(/^\| `DIVIDEND` \(/);
  const dividend = method === 'DAILY' ? daily : monthly;
  const net = (Number(dividend) + 5.65 + 5 - 10).toFixed(2);
  const faults = faultsOf((draft) => {
    const sold = { POSTED_ON: '20/09/2567', TYPE_CODE: 'REFUND', SIGN: '-1', AMOUNT: '300.00' };
    const line = { ...at(draft, 'share_lines', 5), ...sold, SEQ: '3', RECEIPT_NO: '' };
    draft.share_lines.splice(6, 0, { ...line, BALANCE: '1300.00' });
    set('share_lines', 7, { SEQ: '4', BALANCE: '1600.00' })(draft);
    set('members', 2, { SHARE_BALANCE: '1600.00' })(draft);
    set('dividend_years', 0, { METHOD: method })(draft);
    set('dividends', 0, { SHARE_BASE: '1300.00', DIVIDEND: dividend, NET: net })(draft);
  });
  expect(faults).toEqual([]);
});
