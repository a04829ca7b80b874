import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longest, mobileNumber, passwordFault, passwordForm, shortest } from './password-rule.ts';

const somying = {
  memberNo: '000123',
  names: ['สมหญิง', 'ใจดี'],
  birthDate: '1978-02-14',
  nationalId: '1100000000015',
};

test.each([
  ['ต้นไม้ริมน้ำเขียว', undefined],
  ['correct horse', undefined],
  ['123456789', 'short'],
  ['ก'.repeat(9), 'short'],
  ['aB3$'.repeat(32), undefined],
  [`${'aB3$'.repeat(32)}x`, 'long'],
  ['1111111111', 'repeated'],
  ['กกกกกกกกกกก', 'repeated'],
  ['abababababab', 'repeated'],
  ['my000123pass', 'number'],
  ['my๐๐๐๑๒๓pass', 'number'],
  ['my-000-123-pass', 'number'],
  ['รหัสของสมหญิง', 'name'],
  ['ใจ ดี ที่สุดเลย', 'name'],
  ['summer14021978', 'birth'],
  ['summer14022521', 'birth'],
  ['summer140221xx', 'birth'],
  ['summer2521-02-14', 'birth'],
  ['summer14/2/2521', 'birth'],
  ['x1100000000015x', 'id'],
  ['x1-1000-00000-01-5x', 'id'],
] as const)('R134 the password %s: %s', (password, fault) => {
  expect(passwordFault(password, somying)).toBe(fault);
});

test('R134 a name of two letters does not forbid honest words', () => {
  expect(passwordFault('ทางกลับบ้านสีเขียว', { names: ['กล'] })).toBeUndefined();
});

test('R134 what is not known about the person cannot be held against the password', () => {
  expect(passwordFault('summer14021978')).toBeUndefined();
});

test('R134 ำ typed as one letter or as two is one password', () => {
  expect(passwordForm('น้ำ')).toBe(passwordForm('น้ํา'.normalize('NFC')));
  expect(passwordForm('ＡＢＣ１２３')).toBe('ABC123');
});

test('R134 length alone decides for text that says nothing about the person', () => {
  const kinds = fc.string({ unit: 'grapheme-ascii', minLength: 4, maxLength: 140 });
  fc.assert(
    fc.property(kinds, (text) => {
      const fault = passwordFault(text);
      if (text.length < shortest) return fault === 'short';
      if (text.length > longest) return fault === 'long';
      return fault === (new Set(text).size < 4 ? 'repeated' : undefined);
    }),
  );
});

test.each([
  ['0812345678', '0812345678'],
  ['081-234-5678', '0812345678'],
  ['๐๖๑ ๒๓๔ ๕๖๗๘', '0612345678'],
  ['0212345678', undefined],
  ['08123456789', undefined],
  ['+66812345678', undefined],
  ['', undefined],
])('R099 the mobile number %s is %s', (text, number) => {
  expect(mobileNumber(text)).toBe(number);
});
