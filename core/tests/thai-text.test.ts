import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseThai } from '../thai-text.ts';
import { normaliseInRounds } from './naive/thai-text.ts';

describe('normaliseThai', () => {
  test.each([
    ['กํา', 'กำ', 'nikhahit and aa'],
    ['นํ้า', 'น้ำ', 'nikhahit, tone, aa'],
    ['น้ํา', 'น้ำ', 'tone, nikhahit, aa'],
    ['แม่่', 'แม่', 'a tone mark twice'],
    ['แม่่่', 'แม่', 'a tone mark three times'],
    ['ดีี', 'ดี', 'an upper vowel twice'],
    ['ครูู', 'ครู', 'a lower vowel twice'],
    ['จันทร์์', 'จันทร์', 'thanthakhat twice'],
    ['ท่ี', 'ที่', 'tone before vowel'],
    ['ท่่ี', 'ที่', 'two tones before the vowel'],
    ['เเม่', 'แม่', 'two sara e'],
    ['\u00a0สมชาย\u00a0', 'สมชาย', 'no-break spaces at the ends'],
    ['สม\u200bชาย', 'สมชาย', 'a zero-width space'],
    ['\ufeffสมชาย', 'สมชาย', 'a byte order mark'],
    ['สม\u202eยาช\u2069', 'สมยาช', 'marks that turn the direction'],
    ['สมชาย   ', 'สมชาย', 'the blanks of a CHAR column'],
    ['นาย\u00a0ก', 'นาย ก', 'a no-break space inside'],
  ])('part E %j becomes %j: %s', (text, tidy) => {
    expect(normaliseThai(text)).toBe(tidy);
  });

  test.each([
    'สมหญิง ใจดี',
    'น้ำผึ้ง',
    'เกษียณสุข',
    'ว่าที่ ร.ต. ก้อง',
    'ประจำ 12 เดือน',
    'รู้',
    '',
    '👩‍👩‍👧‍👦',
    'ABC 123',
  ])('part E leaves %j as it is', (text) => {
    expect(normaliseThai(text)).toBe(text);
  });

  test('part E two different tone marks are not guessed at', () => {
    expect(normaliseThai('แม่้')).toBe('แม่้');
  });

  const letters = 'กนมทเแาิีุู็่้๊๋์ํำ \u00a0\u200b\u200d';
  const thai = fc.string({ unit: fc.constantFrom(...letters), maxLength: 20 });

  test('part E doing it twice changes nothing more', () => {
    fc.assert(
      fc.property(thai, (text) => {
        const once = normaliseThai(text);
        expect(normaliseThai(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });

  test('part E leaves nothing behind that it promises to remove', () => {
    fc.assert(
      fc.property(thai, (text) => {
        expect(normaliseThai(text)).not.toMatch(
          /\u200b|\u200d|\u00a0|เเ|\u0e4d[\u0e48-\u0e4b]*า|([\u0e48-\u0e4b])\1|^ | $/,
        );
      }),
      { numRuns: 500 },
    );
  });

  test('part E gives what the three steps give that are repeated until nothing changes', () => {
    const piled = fc.string({ unit: fc.constantFrom(...'กาํัิ็่้์ำเ '), maxLength: 60 });
    fc.assert(
      fc.property(fc.oneof(thai, piled, fc.string({ unit: 'binary' })), (text) => {
        expect(normaliseThai(text)).toBe(normaliseInRounds(text));
      }),
      { numRuns: 5000 },
    );
  });

  test('T19 ten thousand marks hold nobody up', () => {
    // Processor milliseconds, the least of three: others' work on the machine is none of it.
    const spent = (text: string) => {
      const tries = [1, 2, 3].map(() => {
        const from = process.cpuUsage();
        normaliseThai(text);
        return process.cpuUsage(from).user / 1000;
      });
      return Math.min(...tries);
    };
    for (const marks of [
      '\u0e48\u0e31',
      '\u0e48',
      '\u0e31',
      '\u0e4d',
      '\u0e4d\u0e48',
      'เ',
      '\u200d',
    ]) {
      const few = spent(marks.repeat(100 / marks.length));
      const many = spent(marks.repeat(10_000 / marks.length));
      expect(many - few).toBeLessThan(50);
    }
  });
});
