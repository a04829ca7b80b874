import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldPassword, passwordForm, stemOf, unitOf } from './form.ts';
import { readCommon } from './list.ts';
import { longest, passwordFault, ruleStates, shortest } from './rule.ts';

const text = readFileSync(new URL('common.txt', import.meta.url), 'utf8');
const isCommon = readCommon(text);

const somying = {
  memberNo: '000123',
  names: ['สมหญิง', 'ใจดี'],
  birthDate: '1978-02-14',
  idNumbers: ['1100000000015', 'XA-4081926'],
  phone: '0812345678',
  coopNames: [
    'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
    'Tua Yang Teachers Savings and Credit Cooperative, Limited',
  ],
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
  ['aAaAaAbBbBbB', 'repeated'],
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
  ['call 081 234 5678', 'phone'],
  ['call +66812345678', 'phone'],
  ['เรารักครูตัวอย่าง', 'coop'],
  ['TuaYang is good', 'coop'],
  ['our teachers save', undefined],
  ['ออมทรัพย์ทุกเดือน', undefined],
] as const)('R134 the password %s: %s', (password, fault) => {
  expect(passwordFault(password, somying)).toBe(fault);
});

test.each([
  ['pass 01011001 word', 'agency'],
  ['ครูตัวอย่างวิทยา 2568', 'agency'],
  ['โรงเรียนของฉันเอง', undefined],
  ['1001 ราตรีสวัสดิ์', undefined],
] as const)('R134 of an agency’s contact the password %s: %s', (password, fault) => {
  const contact = { agencyNo: '01011001', agencyName: 'โรงเรียนตัวอย่างวิทยา' };
  expect(passwordFault(password, contact)).toBe(fault);
});

test('R134 a padded number counts without its zeros, a short one does not', () => {
  expect(passwordFault('garden45123x', { memberNo: '045123' })).toBe('number');
  expect(passwordFault('garden123xyz', { memberNo: '000123' })).toBeUndefined();
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
    fc.property(kinds, (password) => {
      const fault = passwordFault(password);
      if (password.length < shortest) return fault === 'short';
      if (password.length > longest) return fault === 'long';
      return fault === (new Set(foldPassword(password)).size < 4 ? 'repeated' : undefined);
    }),
  );
});

test('D-03 the list: 40,000 and more, each in the form that is compared, in order', () => {
  const words = text.split('\n').filter((line) => line !== '' && !line.includes(' '));
  expect(words.length).toBeGreaterThanOrEqual(40_000);
  expect(Buffer.byteLength(text)).toBeLessThan(600_000);
  expect(words.filter((word) => foldPassword(word) !== word)).toEqual([]);
  expect(words.filter((word, at) => at > 0 && !(words[at - 1] ?? '' < word))).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});

test.each([
  'Sunshine2026!!',
  'PASSWORD1234567',
  'p a s s w o r d 9 9 9',
  'passwordpassword',
  'dragon12dragon12',
  'Football#๒๕๖๘',
  '1q2w3e4r5t6y',
  '0987654321',
  'รหัสผ่านของฉัน1234',
  'isylzjko2568',
  'ฟหกดเ้่าสวง',
  'กขคงจฉชซฌญ',
  'กรุงเทพมหานคร!!',
  'Sahakon#2568',
])('D-03 %s is refused, for many people use it', (password) => {
  expect(passwordFault(password, {}, isCommon)).toBe('common');
});

test.each([
  'sunshine over the hills',
  'password of my grandmother',
  'ข้าวเหนียวมะม่วงหน้าร้อน',
  'แมวสามตัวบนหลังคา',
  'xk7#mQ2!vLp9',
  'love the monsoon rain',
  'น้ำตกไหลเย็นชื่นใจ',
])('D-03 %s may be used, whatever words stand in it', (password) => {
  expect(passwordFault(password, {}, isCommon)).toBeUndefined();
});

test('D-03 a stem is what is left without digits and marks; vowels of Thai stay', () => {
  expect(stemOf('sunshine2026!!')).toBe('sunshine');
  expect(stemOf('สวัสดี๒๕๖๘')).toBe('สวัสดี');
  expect(stemOf('12345')).toBe('');
  expect([unitOf('abcabc'), unitOf('abcab'), unitOf('aaa'), unitOf('')]).toEqual([
    ...['abc', 'abcab', 'a', ''],
  ]);
});

test('D-03 every common word is refused with a year behind it', () => {
  const words = text.split('\n').filter((line) => /^[a-z]{6,20}$/.test(line));
  expect(words.length).toBeGreaterThan(20_000);
  expect(words.filter((word) => !isCommon(`${word.toUpperCase()}2569!`))).toEqual([]);
});

test('R134 the rules while typing are patient, and broken only by what must go', () => {
  const all = (password: string) => Object.values(ruleStates(password, somying, isCommon)).join();
  expect(all('')).toBe('open,open,open,open');
  expect(all('ข้าว')).toBe('open,met,open,open');
  expect(all('ข้าวเหนียวมะม่วงหน้าร้อน')).toBe('met,met,met,met');
  expect(all('สมหญิง')).toBe('open,met,broken,open');
  expect(all('sunshine2026')).toBe('met,met,met,broken');
  expect(all('1111111111')).toBe('met,broken,met,met');
  expect(all('aB3$'.repeat(33))).toBe('broken,met,met,met');
});

test('R134 without the list that rule stays open: the server decides', () => {
  expect(ruleStates('sunshine2026').common).toBe('open');
});

test('R134 what breaks no rule is no fault, and the other way round', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 140 }), (password) => {
      const met = Object.values(ruleStates(password, somying, isCommon)).every((s) => s === 'met');
      return met === (passwordFault(password, somying, isCommon) === undefined);
    }),
  );
});
