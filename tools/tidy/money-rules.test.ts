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
    ['core/collection/compare.ts', 'found.set(key, (found.get(key) ?? 0n) + one.amountSatang);'],
    ['core/typed/typed-number.ts', 'return parseBaht(found);'],
    ['core/thai-number.ts', 'new Intl.NumberFormat()'],
    ['wings/member/shares/share.test.ts', 'parseBaht(text) ?? 0n'],
    ['demo/loans/loan.ts', 'counts.get(year) ?? 0n'],
    ['wings/member/shares/Share.tsx', '// was `parseBaht(text) ?? 0n`'],
    ['wings/member/shares/Share.tsx', 'formatBaht(line.balance)'],
    ['records/content/board.ts', 'total: count?.total ?? 0'],
  ])('%s may: %s', (path, code) => {
    expect(faults(path, code)).toEqual([]);
  });

  test('a fault says its line', () => {
    expect(faults('kit/a.ts', '\n\nparseBaht(x);')).toEqual([expect.stringMatching(/^line 3: /)]);
  });
});
