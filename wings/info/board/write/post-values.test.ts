import { expect, test } from 'vitest';
import { faultsOf, isEmpty, nothingWritten } from './post-values.ts';

const around = { isAnswer: false, memberNo: '000123', allowed: [] };
const good = { title: 'ถามเรื่องหุ้น', body: 'ซื้อเพิ่มได้เมื่อไร', display_name: '' };

test('D-18 what is missing or too short is told at its field', () => {
  expect(faultsOf(good, around)).toEqual({});
  expect(Object.keys(faultsOf(nothingWritten, around))).toEqual(['title', 'body']);
  expect(faultsOf({ ...good, title: 'ก' }, around).title).toContain('อย่างน้อย 5');
});

test('an answer has no title', () => {
  expect(faultsOf({ ...good, title: '' }, { ...around, isAnswer: true })).toEqual({});
});

test('numbers of a person and names of an office are told before they leave the browser', () => {
  const wrong = { title: 'สมาชิก 000123', body: 'โทร 0810004567', display_name: 'แอดมิน' };
  expect(faultsOf(wrong, around)).toEqual({
    title: expect.stringContaining('เลขทะเบียน'),
    body: expect.stringContaining('เบอร์โทรศัพท์'),
    display_name: expect.stringContaining('เจ้าหน้าที่'),
  });
});

test('a name alone is nothing worth keeping', () => {
  expect(isEmpty({ ...nothingWritten, display_name: 'มานี' })).toBe(true);
  expect(isEmpty({ ...nothingWritten, body: 'ก' })).toBe(false);
});
