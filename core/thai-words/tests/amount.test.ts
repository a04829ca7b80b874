import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBaht } from '../../satang.ts';
import { bahtInWords } from '../amount.ts';
import { readBaht } from './read-baht.ts';

const words = (baht: string): string => bahtInWords(parseBaht(baht) ?? -1n);

describe('G.3', () => {
  test.each([
    ['0.00', 'ศูนย์บาทถ้วน'],
    ['11.00', 'สิบเอ็ดบาทถ้วน'],
    ['21.00', 'ยี่สิบเอ็ดบาทถ้วน'],
    ['101.00', 'หนึ่งร้อยเอ็ดบาทถ้วน'],
    ['1001.00', 'หนึ่งพันเอ็ดบาทถ้วน'],
    ['1000001.00', 'หนึ่งล้านเอ็ดบาทถ้วน'],
    ['21000021.00', 'ยี่สิบเอ็ดล้านยี่สิบเอ็ดบาทถ้วน'],
    ['1234567.89', 'หนึ่งล้านสองแสนสามหมื่นสี่พันห้าร้อยหกสิบเจ็ดบาทแปดสิบเก้าสตางค์'],
    ['100.21', 'หนึ่งร้อยบาทยี่สิบเอ็ดสตางค์'],
    ['0.75', 'เจ็ดสิบห้าสตางค์'],
    ['0.01', 'หนึ่งสตางค์'],
    ['2000000000000.00', 'สองล้านล้านบาทถ้วน'],
    ['-232.00', 'ลบสองร้อยสามสิบสองบาทถ้วน'],
  ])('G.3 the table: %s', (baht, text) => {
    expect(words(baht)).toBe(text);
  });

  test.each([
    ['1', 'หนึ่งบาทถ้วน'],
    ['2', 'สองบาทถ้วน'],
    ['10', 'สิบบาทถ้วน'],
    ['12', 'สิบสองบาทถ้วน'],
    ['20', 'ยี่สิบบาทถ้วน'],
    ['22', 'ยี่สิบสองบาทถ้วน'],
    ['30', 'สามสิบบาทถ้วน'],
    ['100', 'หนึ่งร้อยบาทถ้วน'],
    ['110', 'หนึ่งร้อยสิบบาทถ้วน'],
    ['111', 'หนึ่งร้อยสิบเอ็ดบาทถ้วน'],
    ['201', 'สองร้อยเอ็ดบาทถ้วน'],
    ['10000', 'หนึ่งหมื่นบาทถ้วน'],
    ['200000', 'สองแสนบาทถ้วน'],
    ['222222', 'สองแสนสองหมื่นสองพันสองร้อยยี่สิบสองบาทถ้วน'],
    ['1000000', 'หนึ่งล้านบาทถ้วน'],
    ['10000000', 'สิบล้านบาทถ้วน'],
    ['11000000', 'สิบเอ็ดล้านบาทถ้วน'],
    ['101000000', 'หนึ่งร้อยเอ็ดล้านบาทถ้วน'],
    ['1000001000000', 'หนึ่งล้านเอ็ดล้านบาทถ้วน'],
    ['0.10', 'สิบสตางค์'],
    ['0.11', 'สิบเอ็ดสตางค์'],
    ['0.20', 'ยี่สิบสตางค์'],
    ['101.01', 'หนึ่งร้อยเอ็ดบาทหนึ่งสตางค์'],
    ['-0.25', 'ลบยี่สิบห้าสตางค์'],
    ['-1000000', 'ลบหนึ่งล้านบาทถ้วน'],
  ])('G.3 %s', (baht, text) => {
    expect(words(baht)).toBe(text);
  });

  test('G.3 the example of the docstring', () => {
    expect(bahtInWords(123_456_789n)).toBe(words('1234567.89'));
  });

  test('G.3 beyond a million million: every six digits close with a ล้าน', () => {
    expect(bahtInWords(10n ** 20n)).toBe('หนึ่งล้านล้านล้านบาทถ้วน');
    expect(bahtInWords((10n ** 18n + 1n) * 100n)).toBe('หนึ่งล้านล้านล้านเอ็ดบาทถ้วน');
    expect(bahtInWords((3n * 10n ** 12n + 5n * 10n ** 6n) * 100n)).toBe('สามล้านห้าล้านบาทถ้วน');
  });

  test('G.3 the words of every amount up to 100,000.00 by steps, and around powers of ten', () => {
    for (let satang = 0n; satang <= 10_000_000n; satang += 977n) {
      expect(readBaht(bahtInWords(satang))).toBe(satang);
    }
    for (let power = 1n; power < 10n ** 30n; power *= 10n) {
      for (const satang of [power - 1n, power, power + 1n, -power]) {
        expect(readBaht(bahtInWords(satang))).toBe(satang);
      }
    }
  });

  test('G.3 the words of any amount read back to the amount', () => {
    const limit = 10n ** 26n;
    fc.assert(
      fc.property(fc.bigInt({ min: -limit, max: limit }), (satang) => {
        expect(readBaht(bahtInWords(satang))).toBe(satang);
      }),
      { numRuns: 1_000 },
    );
  });

  test('G.3 the reader refuses what nobody says', () => {
    for (const text of ['', 'บาทถ้วน', 'หนึ่งสิบบาทถ้วน', 'สองสิบบาทถ้วน', 'ร้อยบาทถ้วน', 'เอ็ดบาทถ้วน']) {
      expect(readBaht(text)).toBeUndefined();
    }
    for (const text of ['สองร้อยหนึ่งบาทถ้วน', 'หนึ่งบาท', 'ศูนย์บาทหนึ่งสตางค์', 'ลบศูนย์บาทถ้วน']) {
      expect(readBaht(text)).toBeUndefined();
    }
  });
});
