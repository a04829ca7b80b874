import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { drawable } from './drawable.ts';
import { lettersOf } from './font-letters.ts';
import { writable } from './writable.ts';

const folder = import.meta.resolve('@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf');
const font = lettersOf(readFileSync(fileURLToPath(folder)));
const has = (letter: string) => font.has(letter.codePointAt(0) ?? 0);

describe('R182 letters of the house', () => {
  test('the font has every Thai letter, mark and figure, and no Chinese one', () => {
    for (let code = 0x0e01; code <= 0x0e5b; code += 1) {
      if (code < 0x0e3b || code > 0x0e3e) expect(font.has(code), code.toString(16)).toBe(true);
    }
    expect([...'−–·“”…฿é'].filter((letter) => !has(letter))).toEqual([]);
    expect([...'漢＝😀'].filter(has)).toEqual([]);
  });

  test.each([
    ['น้ำ ปั๊ม ผู้กู้ ญี่ปุ่น 1,234.50', 'น้ำ ปั๊ม ผู้กู้ ญี่ปุ่น 1,234.50'],
    ['＝１２ ℡ Ⅳ', '=12 TEL IV'],
    ['漢字😀', '???'],
    ['e\u0301', 'é'],
    ['ก\u00adข\u200dค\ufeff\u0007', 'ก\u00adขค'],
    ['ก\u200bข\r\nค\tง\u2003จ', 'ก\u200bข\nค ง จ'],
    ['\ud800', '?'],
  ])('%j is shown as %j', (text, shown) => {
    expect(drawable(text, font)).toBe(shown);
  });

  test('no control character reaches a file', () => {
    expect(writable('ก\u0000\u001b\u007f\t\nข\ud800')).toBe('ก\t\nข\ufffd');
  });
});

test('a file that is no font is refused', () => {
  expect(() => lettersOf(new Uint8Array(64))).toThrow(RangeError);
});
