import { describe, expect, test } from 'vitest';
import { qrRows } from './qr.ts';
import { verifyInputs } from './verify-inputs.ts';

const lookup = { page: '/verify', ofCode: (code: string) => `/verify/${code}` };

describe('D-11 where a paper can be looked up', () => {
  test('the code in fours, the address, and the address as a QR', () => {
    const address = 'https://portal.example/verify/ABCD1234EFGH';
    const inputs = verifyInputs('ABCD1234EFGH', { ...lookup, origin: 'https://portal.example' });
    expect(inputs.code).toBe('ABCD-1234-EFGH');
    expect(inputs.verify.words).toContain(address);
    expect(inputs.verify.qr).toEqual(qrRows(address));
    const hyphens = verifyInputs('ABCD-1234-EFGH', { ...lookup, origin: 'https://portal.example' });
    expect(hyphens).toEqual(inputs);
  });

  test('without an address of the portal: the page by name, no QR', () => {
    const { verify } = verifyInputs('ABCD1234EFGH', { ...lookup, origin: undefined });
    expect(verify.words).toMatch(/ \/verify$/);
    expect(verify).not.toHaveProperty('qr');
  });
});

test('a QR is a square with a mark in three corners, another for another address', () => {
  const rows = qrRows('https://portal.example/verify/ABCD1234EFGH');
  const side = rows.length;
  expect(rows.every((row) => row.length === side && /^[01]+$/.test(row))).toBe(true);
  const mark = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(mark);
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(mark);
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(mark);
  expect(rows).not.toEqual(qrRows('https://portal.example/verify/ABCD1234EFGJ'));
});
