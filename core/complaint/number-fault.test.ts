import { expect, test } from 'vitest';
import { refusals } from '../board/refusals.text.ts';
import { numberFault } from './number-fault.ts';

test('T30 what points to a person is not published of a complaint', () => {
  expect(numberFault('เลขทะเบียน ๐๐๐๑๒๓')).toBe(refusals.number.member);
  expect(numberFault('บัตร 1-1017-00230-70-8')).toBe(refusals.number.id);
  expect(numberFault('โทร 081-234-5678')).toBe(refusals.number.phone);
});

test('the cooperative’s own telephone, documents and amounts are', () => {
  expect(numberFault('โทร 02 123 4567', ['02-123-4567'])).toBeUndefined();
  expect(numberFault('เอกสาร 9876543210 จำนวน 1,250,000 บาท')).toBeUndefined();
});
