import { describe, expect, test } from 'vitest';
import { foreignLetter, windows874, writeWindows874 } from './windows-874.ts';

describe('part E Windows-874', () => {
  const decoder = new TextDecoder('windows-874', { fatal: true });

  test.each([
    ['ก', [0xa1]],
    ['ำ', [0xd3]],
    ['๙', [0xf9]],
    ['A', [0x41]],
    ['–', [0x96]],
    ['“', [0x93]],
    ['€', [0x80]],
    ['…', [0x85]],
    ['\r\n', [0x0d, 0x0a]],
    ['\u00a0', [0xa0]],
    ['', []],
  ])('%j', (text, bytes) => {
    expect([...windows874(text)]).toEqual(bytes);
  });

  test('every letter it has comes back', () => {
    const thai = Array.from({ length: 0x5b }, (_, at) => String.fromCharCode(0x0e01 + at));
    const assigned = thai.filter((letter) => !/[\u0e3b-\u0e3e]/.test(letter)).join('');
    const ascii = Array.from({ length: 128 }, (_, at) => String.fromCharCode(at)).join('');
    expect(decoder.decode(windows874(assigned + ascii))).toBe(assigned + ascii);
    expect(windows874(assigned)).toHaveLength(assigned.length);
  });

  test.each(['漢', 'é', '😀', '\ufffd', '\u0081', '\u200b', '\u0e3b'])(
    '%j is an error, not another letter',
    (letter) => {
      expect(() => windows874(`ก${letter}`)).toThrow(RangeError);
    },
  );

  test('writes where it is told', () => {
    const bytes = new Uint8Array(4).fill(0xff);
    expect(writeWindows874('กข', bytes, 1)).toBe(3);
    expect([...bytes]).toEqual([0xff, 0xa1, 0xa2, 0xff]);
  });
});

test('part E the first letter that it lacks is named, a pair of units as one', () => {
  expect(foreignLetter('นางสาวสมหญิง “ก” – 1')).toBeUndefined();
  expect(foreignLetter('ก😀é')).toBe('😀');
  expect(foreignLetter('\u0e3b')).toBe('\u0e3b');
  expect(foreignLetter('\u0000')).toBeUndefined();
});
