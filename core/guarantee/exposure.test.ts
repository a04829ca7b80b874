import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exposureOf, exposureTotal } from './exposure.ts';

const of = (approvedSatang: bigint, principalBalanceSatang: bigint, guaranteedSatang: bigint) =>
  exposureOf({ approvedSatang, principalBalanceSatang, guaranteedSatang });

test.each([
  ['half of the loan: half of what is left', 28_000_000n, 16_978_000n, 14_000_000n, 8_489_000n],
  ['the whole loan: all that is left', 5_000_000n, 3_749_000n, 5_000_000n, 3_749_000n],
  ['not yet repaid: what was signed for', 28_000_000n, 28_000_000n, 14_000_000n, 14_000_000n],
  ['repaid: nothing', 28_000_000n, 0n, 14_000_000n, 0n],
  // 735,830.17 × 316,668 / 950,000 = 245,277.7560…
  ['a third, rounded', 95_000_000n, 73_583_017n, 31_666_800n, 24_527_776n],
  ['a half satang goes up', 2n, 1n, 1n, 1n],
  ['records that speak of no loan: the smaller of both', 0n, 500n, 300n, 300n],
  ['more signed for than granted: no more than is left', 100n, 80n, 300n, 80n],
])('D-13 %s', (_name, approved, left, guaranteed, exposure) => {
  expect(of(approved, left, guaranteed)).toBe(exposure);
});

test('D-13 who stands for one contract in several ways stands for what is left of it once', () => {
  const loan = { approvedSatang: 300n, principalBalanceSatang: 200n };
  const inPerson = { ...loan, contractNo: 'ก1', guaranteedSatang: 300n };
  const shares = { ...inPerson, guaranteedSatang: 100n };
  const other = { ...shares, contractNo: 'ก2' };
  expect([exposureTotal([inPerson, shares]), exposureTotal([shares, shares])]).toEqual([
    200n,
    134n,
  ]);
  expect([exposureTotal([inPerson, shares, other]), exposureTotal([])]).toEqual([267n, 0n]);
});

test('D-13 equal guarantors of a whole loan stand for all that is left, to a satang each', () => {
  const satang = fc.bigInt({ min: 1n, max: 10n ** 12n });
  fc.assert(
    fc.property(satang, satang, fc.integer({ min: 1, max: 6 }), (granted, some, count) => {
      const approved = granted * BigInt(count);
      const left = some % (approved + 1n);
      const sum = of(approved, left, granted) * BigInt(count);
      expect(sum - left).toBeLessThanOrEqual(BigInt(count));
      expect(left - sum).toBeLessThanOrEqual(BigInt(count));
      expect(of(approved, left, granted)).toBeLessThanOrEqual(granted);
    }),
  );
});
