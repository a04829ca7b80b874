import { expect, test } from 'vitest';
import { collateralWord } from './collateral.text.ts';
import { collateralShape, toDtoCollateral } from './collateral.ts';

const bare = { guarantorNo: null, refNo: null, name: 'ชื่อ', amountSatang: 12_345_600n };

test('T30 of a guarantor only name, amount and the end of the number', () => {
  const dto = toDtoCollateral({ ...bare, kind: 'PERSON', guarantorNo: '000456' });
  expect(dto).toEqual({
    kind: 'PERSON',
    of_other: true,
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

test('0039 of a deposit that another pledged the borrower sees whose it is, not which', () => {
  const dto = toDtoCollateral({
    ...bare,
    ...{ kind: 'DEPOSIT', guarantorNo: '000456', refNo: '01020001234' },
  });
  expect(dto).toMatchObject({ kind: 'DEPOSIT', of_other: true, ref_no_masked: 'xxxx56' });
  expect(collateralWord(dto)).toBe('เงินฝากของสมาชิกอื่น');
  expect(collateralWord({ kind: 'DEPOSIT', of_other: false })).toBe('เงินฝาก');
  expect(collateralWord({ kind: 'PERSON', of_other: true })).toBe('บุคคลค้ำประกัน');
});
