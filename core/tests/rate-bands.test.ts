import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interestSatang } from '../deposit.ts';
import { parseRate, type Rate } from '../rate.ts';
import { bandsInWords } from '../rate-bands.text.ts';
import {
  type BandMethod,
  bandRate,
  parseBands,
  type RateBands,
  readBands,
  satangAtRates,
  statedBands,
} from '../rate-bands.ts';
import { parseBaht, type Satang } from '../satang.ts';
import { naiveBandInterest } from './naive/deposit.ts';

const text = '0.00=1.50;100000.00=2.00;500000.00=2.25';
const bands = (by: BandMethod): RateBands => readBands(text, by) as RateBands;
const satang = (baht: string): Satang => parseBaht(baht) as Satang;
const rate = (percent: string): Rate => parseRate(percent) as Rate;
const inYear = (by: BandMethod, baht: string): Satang =>
  interestSatang(satangAtRates(bands(by), satang(baht)) * 365n);

describe('parseBands', () => {
  test('reads amounts and rates, lowest first', () => {
    expect(parseBands('0.00=1.50;100000.00=0.0025')).toEqual([
      { fromSatang: 0n, rate: 15_000n },
      { fromSatang: 10_000_000n, rate: 25n },
    ]);
  });

  test.each([
    ...['', '0.00=1.50', '0.01=1.50;5.00=2.00', '0.00=1.50;0.00=2.00', '0.00=1;9.00=2;8.00=3'],
    ...[
      '0.00=1.50;100=2.00',
      '0.00=1.50;5.0=2.00',
      '0.00=1.50;05.00=2.00',
      '0.00=1.50;5.00=100.01',
    ],
    ...['0.00=1.50;5.00', '0.00=1.50;5.00=', '0.00=1.50;5.00=2=3', '0.00=1.50;5.00=2.00;'],
    ...[
      '0.00=1.50, 5.00=2.00',
      '0.00=1.50; 5.00=2.00',
      '-1.00=1.50;0.00=2.00',
      '0.00=1.00001;5.00=2',
    ],
  ])('refuses %j', (wrong) => {
    expect(parseBands(wrong)).toBeUndefined();
  });

  test('of the records: neither column or both, or nothing is shown', () => {
    expect(readBands(null, null)).toBeNull();
    expect(statedBands(null, null)).toBeNull();
    expect(statedBands('0.00=1.5;5.00=2', 'WHOLE')).toEqual({
      by: 'WHOLE',
      bands: [
        { from: '0.00', rate: '1.50' },
        { from: '5.00', rate: '2.00' },
      ],
    });
    for (const [one, by] of [
      [text, null] as const,
      [null, 'WHOLE'] as const,
      ['x', 'SLICE'] as const,
    ]) {
      expect(() => readBands(one, by)).toThrow(RangeError);
    }
  });
});

describe('B.2 at the edges of bands', () => {
  test.each([
    ['0.00', '1.50', '1.50'],
    ['0.01', '1.50', '1.50'],
    ['99999.99', '1.50', '1.50'],
    ['100000.00', '2.00', '1.50'],
    ['100000.01', '2.00', '2.00'],
    ['499999.99', '2.00', '2.00'],
    ['500000.00', '2.25', '2.00'],
    ['500000.01', '2.25', '2.25'],
    ['9999999999999.99', '2.25', '2.25'],
  ])('%s baht have reached %s %% as a whole, %s %% in slices', (baht, whole, slice) => {
    expect(bandRate(bands('WHOLE'), satang(baht))).toBe(rate(whole));
    expect(bandRate(bands('SLICE'), satang(baht))).toBe(rate(slice));
  });

  test.each([
    ['0.00', 0n, 0n],
    // 1,499.99985 either way.
    ['99999.99', 150_000n, 150_000n],
    ['100000.00', 200_000n, 150_000n],
    // 0.02 satang more of the slice above do not show.
    ['100000.01', 200_000n, 150_000n],
    ['100000.50', 200_001n, 150_001n],
    ['500000.00', 1_125_000n, 950_000n],
    ['499999.99', 1_000_000n, 950_000n],
    ['600000.00', 1_350_000n, 1_175_000n],
  ])('%s baht earn %s satang in a year as a whole, %s in slices', (baht, whole, slice) => {
    expect(inYear('WHOLE', baht)).toBe(whole);
    expect(inYear('SLICE', baht)).toBe(slice);
  });

  test('bands of one rate are that rate, and slices never jump', () => {
    const same = (by: BandMethod) => readBands('0.00=1.25;0.03=1.25;7.00=1.25', by) as RateBands;
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 90_000_000n }), (balance) => {
        expect(satangAtRates(same('WHOLE'), balance)).toBe(balance * 12_500n);
        expect(satangAtRates(same('SLICE'), balance)).toBe(balance * 12_500n);
        const more = satangAtRates(bands('SLICE'), balance + 1n);
        const step = more - satangAtRates(bands('SLICE'), balance);
        expect(step).toBe(bandRate(bands('SLICE'), balance + 1n));
      }),
    );
  });

  test('agrees with the second computation, baht by baht of the range', () => {
    const balances = fc.bigInt({ min: 0n, max: 70_000_000n });
    const nights = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(
        balances,
        nights,
        fc.constantFrom<BandMethod>('WHOLE', 'SLICE'),
        (one, days, by) => {
          const weight = satangAtRates(bands(by), one) * BigInt(days);
          expect(interestSatang(weight)).toBe(naiveBandInterest(one, { text, by }, days));
        },
      ),
    );
  });
});

test('bands are told as a cooperative announces them', () => {
  const words = (by: BandMethod) =>
    bandsInWords(statedBands(text, by) as NonNullable<ReturnType<typeof statedBands>>);
  expect(words('SLICE')).toEqual([
    { range: 'ยอดเงินส่วนที่ไม่เกิน 100,000.00 บาท', rate: '1.50' },
    { range: 'ยอดเงินส่วนที่เกิน 100,000.00 ถึง 500,000.00 บาท', rate: '2.00' },
    { range: 'ยอดเงินส่วนที่เกิน 500,000.00 บาท', rate: '2.25' },
  ]);
  expect(words('WHOLE').map(({ range }) => range)).toEqual([
    'ยอดเงินไม่ถึง 100,000.00 บาท',
    'ยอดเงินตั้งแต่ 100,000.00 แต่ไม่ถึง 500,000.00 บาท',
    'ยอดเงินตั้งแต่ 500,000.00 บาทขึ้นไป',
  ]);
});
