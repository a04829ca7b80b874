import { describe, expect, test } from 'vitest';
import { moneyFaults } from './money-rules.ts';
import { source } from './source.ts';

const faults = (path: string, code: string) => moneyFaults(source(path, code));

describe('what cannot be read is never nought', () => {
  test.each([
    ['api/sheet/sums.ts', 'formatBaht(parseBaht(wire) ?? 0n)'],
    ['core/agency/a.ts', 'const satang = readBaht(rows.get(key)) || 0n;'],
    ['papers/sheet/a.ts', 'formatRate(parseRate(cell.value) ?? 0n)'],
    ['wings/member/shares/Share.tsx', 'const left = found?.balanceSatang ?? 0n;'],
    ['records/figures/a.ts', 'const left = row\n  ?.balanceSatang ?? 0n;'],
    ['core/collection/compare.ts', 'found.set(key, (found.get(key) ?? 0n) + one.amountSatang);'],
    ['wings/member/shares/share.test.ts', 'parseBaht(text) ?? 0n'],
    ['demo/loans/loan.ts', 'counts.get(year) ?? 0n'],
    ['tools/store/a.ts', 'const sum = found || 0n;'],
    ['journeys/agency/a.ts', 'line?.billed ?? 0n'],
    ['wings/member/shares/shares.server.ts', 'orNothing(parseBaht(text))'],
    ['core/agency/cover.ts', 'items.reduce((total, item) => total + of(item), 0n)'],
    ['wings/member/collections/a.ts', 'rows.reduce(\n  (sum, row) => sum + row.satang,\n  0n,\n)'],
    ['wings/agency/cover/a.ts', 'Number(wire ?? 0)'],
    ['wings/agency/cover/a.ts', 'const satang = parseBaht(text);'],
    ['kit/amount/a.ts', 'return (Number(satang) / 100).toFixed(2);'],
    ['wings/office/impersonation/ImpersonationForm.tsx', "number.toLocaleString('en-US')"],
    ['kit/chart/a.ts', 'new Intl.NumberFormat()'],
    ['papers/cover/a.ts', "formatBaht(satang).replace('-', '−')"],
  ])('%s: %s', (path, code) => {
    expect(faults(path, code).length).toBeGreaterThan(0);
  });

  test.each([
    ['core/satang.ts', 'return satang ?? 0n;'],
    ['core/tests/naive/dividend.ts', 'found.get(key) ?? 0n'],
    ['tools/proof/recount/formats/ledger.ts', 'rows.reduce((sum, row) => sum + number(row), 0n)'],
    ['wings/member/shares/a.ts', 'rows.reduce((a, b) => a + b, 0);\nconst none = [1n, 0n];'],
    ['core/typed/typed-number.ts', 'return parseBaht(found);'],
    ['core/thai-number.ts', 'new Intl.NumberFormat()'],
    ['wings/member/shares/Share.tsx', '// was `parseBaht(text) ?? 0n`'],
    ['wings/member/shares/Share.tsx', 'formatBaht(line.balance)'],
    ['records/content/board.ts', 'total: count?.total ?? 0'],
  ])('%s may: %s', (path, code) => {
    expect(faults(path, code)).toEqual([]);
  });

  test.each([
    ['wings/info/home/home.server.ts', 'year_be: year + 543'],
    ['wings/member/shares/shares.server.test.ts', 'const year = Number(text) - 543;'],
    ['demo/loans/terms.ts', 'const era = 543;'],
    ['commands/admin/letters/reissue.ts', '`extract(year FROM t.day)::int + 543`'],
    ['records/plans/a.sql', 'SELECT year + 543 FROM records.dividends'],
  ])('the era has one home, not %s: %s', (path, code) => {
    expect(faults(path, code)).toEqual([expect.stringContaining('core/thai-date.ts')]);
  });

  test.each([
    ['core/thai-date.ts', 'export const eraYears = 543;'],
    ['tools/proof/recount/files/plain.ts', 'const eraYears = 543;'],
    ['records/migrations/0028-agency-letters.sql', 'extract(year FROM on_day) + 543'],
    ['records/schema.sql', 'EXTRACT(year FROM letter_date) + (543)::numeric'],
    ['wings/member/shares/a.ts', "const amount = '1543.00';"],
  ])('the era stands in %s: %s', (path, code) => {
    expect(faults(path, code)).toEqual([]);
  });

  test('a fault says its line', () => {
    expect(faults('kit/a.ts', '\n\nparseBaht(x);')).toEqual([expect.stringMatching(/^line 3: /)]);
  });
});
