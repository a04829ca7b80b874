import { expect, test } from 'vitest';
import { collateralShape, toDtoCollateral } from './collateral.ts';

const bare = { guarantorNo: null, refNo: null, name: 'ชื่อ', amountSatang: 12_345_600n };

test('T30 of a guarantor only name, amount and the end of the number', () => {
  const dto = toDtoCollateral({ ...bare, kind: 'PERSON', guarantorNo: '000456' });
  expect(dto).toEqual({
    kind: 'PERSON',
    ref_no_masked: 'xxxx56',
    name: 'ชื่อ',
    amount: '123456.00',
  });
  expect(collateralShape.parse(dto)).toEqual(dto);
});

test('D-07 an account and a title deed are covered, shares have no number', () => {
  const masked = (kind: 'DEPOSIT' | 'LAND' | 'SHARE', refNo: string | null) =>
    toDtoCollateral({ ...bare, kind, refNo }).ref_no_masked;
  expect(masked('DEPOSIT', '01020001234')).toBe('01-02-xxxxx-34');
  expect(masked('LAND', '98765/12')).toBe('xxxxx/12');
  expect(masked('SHARE', null)).toBe(null);
});
