import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { houseMeasures } from '../glyphs/house-fonts.ts';
import { breakLines } from './break-lines.ts';
import { linesOfPage } from './room.ts';
import { around, coverLayout } from './widths.ts';

const fonts = await houseMeasures();
const wide = 777;

describe('A.9 widths of the columns', () => {
  const amounts = (...cells: string[]) => ({ cells, bold: ['เงิน', '12,345,678.00'] });
  const names = (...cells: string[]) => ({ cells, bold: ['ชื่อ-สกุล'], mayBreak: true });

  test('they fill the paper, and every amount has its room', () => {
    const columns = [
      names('นางสมหญิง ใจดี', 'นายประเสริฐ มั่นคง'),
      ...Array.from({ length: 14 }, () => amounts('1,234,567.00', '9,999,999.99')),
    ];
    const { size, widths } = coverLayout(columns, fonts, wide);
    expect(widths.reduce((sum, one) => sum + one, 0)).toBeCloseTo(wide, 6);
    for (const width of widths.slice(1)) {
      expect(width).toBeGreaterThanOrEqual(size * (fonts.bold('12,345,678.00') + around) - 1e-9);
    }
    expect(size).toBeGreaterThan(6);
  });

  test('few columns do not make the letters larger than they read well', () => {
    expect(coverLayout([names('นางสมหญิง ใจดี'), amounts('1.00')], fonts, wide).size).toBe(9.5);
  });

  test('names stand in one line where letters are hardly smaller for it', () => {
    const usual = Array.from({ length: 40 }, () => 'นางสมหญิง ใจดี');
    const longer = ['นางสาวศิริวรรณ มั่นสนอง', 'นายวีระพงษ์ รัตนสำราญ', 'นางสาวพูนสุข หงษ์เจริญ'];
    const many = Array.from({ length: 12 }, () => amounts('1,234,567.00'));
    const { size, widths } = coverLayout([names(...usual, ...longer), ...many], fonts, wide);
    expect(size).toBeLessThan(9.5);
    for (const name of longer) {
      expect(breakLines(name, (widths[0] ?? 0) / size - around, fonts.regular)).toEqual([name]);
    }
  });

  test('one name longer than all others takes no room from the amounts', () => {
    const usual = Array.from({ length: 40 }, () => 'นางสมหญิง ใจดี');
    const long = 'ว่าที่ร้อยตรีหญิงกิตติศักดิ์ชัยวัฒนา ทองดีศรีสุวรรณภูมิรัตนโกสินทร์';
    const many = Array.from({ length: 14 }, () => amounts('1,234,567.00'));
    const without = coverLayout([names(...usual), ...many], fonts, wide);
    const withLong = coverLayout([names(...usual, long), ...many], fonts, wide);
    expect(withLong.size / without.size).toBeGreaterThan(0.93);
  });
});

describe('A.9 names over several lines', () => {
  const lines = (text: string, width: number) => breakLines(text, width, fonts.regular);

  test('at blanks first, then between words, never inside of one that fits', () => {
    expect(lines('นางสมหญิง ใจดี', 20)).toEqual(['นางสมหญิง ใจดี']);
    expect(lines('นางสมหญิง ใจดี', 5)).toEqual(['นางสมหญิง', 'ใจดี']);
    expect(lines('นางสมหญิง ใจดี\u00a0*', 5.5)).toEqual(['นางสมหญิง', 'ใจดี\u00a0*']);
    expect(lines('โรงเรียนตัวอย่างวิทยา', 5)).toEqual(['โรงเรียน', 'ตัวอย่าง', 'วิทยา']);
  });

  test('nothing is lost, marks stay with their letters, and no line is too long', () => {
    const names = fc
      .array(fc.constantFrom(...'กขคงจญิีึืุู่้๊๋์ำ ฯ.A1'), { minLength: 1, maxLength: 60 })
      .map((letters) => letters.join('').trim().replace(/ +/g, ' '));
    fc.assert(
      fc.property(names, fc.integer({ min: 2, max: 12 }), (name, width) => {
        const found = lines(name, width);
        expect(found.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
        const { segment } = { segment: new Intl.Segmenter('th', { granularity: 'grapheme' }) };
        for (const line of found) {
          const letters = [...segment.segment(line)].length;
          if (letters > 1) expect(fonts.regular(line)).toBeLessThanOrEqual(width);
        }
      }),
    );
  });
});

test('A.9 a page holds more small lines than large ones, and always one', () => {
  expect(linesOfPage(6.5, 0)).toBeGreaterThan(36);
  expect(linesOfPage(9.5, 0)).toBeGreaterThan(22);
  expect(linesOfPage(9.5, 170)).toBeGreaterThan(10);
  expect(linesOfPage(400, 0)).toBe(1);
});
