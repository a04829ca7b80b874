import { expect, test } from 'vitest';
import { isBlocked, onlyDigits, pastedDigits } from './digits.ts';

const key = (name: string, modifier = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifier,
});

test.each(['a', 'Z', 'ก', '่', ' ', '.', '-', '😀', 'é'])('R127 blocks %j', (name) => {
  expect(isBlocked(key(name))).toBe(true);
});

test.each(['0', '9', '๐', '๙', '５'])('R127 lets the digit %s in', (name) => {
  expect(isBlocked(key(name))).toBe(false);
});

test.each([
  'Tab',
  'Enter',
  'Escape',
  'Backspace',
  'Delete',
  'ArrowLeft',
  'Home',
  'End',
  'F5',
  'Unidentified',
  'Process',
  'Dead',
])('R127 never blocks the key %s', (name) => {
  expect(isBlocked(key(name))).toBe(false);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('R127 never blocks a shortcut with %s', (modifier) => {
  expect(isBlocked(key('v', { [modifier]: true }))).toBe(false);
});

test('R127 cleans a text, converting Thai and full-width digits', () => {
  expect(onlyDigits('เลขที่ ๐๐๐-123 ４')).toBe('0001234');
  expect(onlyDigits('ไม่มีเลข')).toBe('');
});

test('R127 a paste is cleaned, not refused, and keeps to the length', () => {
  const all = { value: '12', start: 0, end: 2 };
  expect(pastedDigits(all, 'เลขทะเบียน ๐๐๐๑๒๓', 6)).toBe('000123');
  expect(pastedDigits({ value: '12', start: 2, end: 2 }, '9-9-9-9-9', 6)).toBe('9999');
  expect(pastedDigits({ value: '123456', start: 6, end: 6 }, '7', 6)).toBe('');
  expect(pastedDigits({ value: '', start: 0, end: 0 }, '1234567', -1)).toBe('1234567');
});
