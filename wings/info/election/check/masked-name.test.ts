import { expect, test } from 'vitest';
import { maskedName } from './masked-name.ts';

test.each([
  ['นางสาว', 'สมหญิง', 'ใจดี', 'นางสาวสม••• ใจ•••'],
  ['นาย', 'ก้อง', 'น้ำใส', 'นายก้อ••• น้ำใ•••'],
  ['นาง', 'มี', 'ฤ', 'นางมี••• ฤ•••'],
])('D-20 %s%s %s becomes %s', (prefix, first, last, expected) => {
  expect(maskedName(prefix, first, last).normalize()).toBe(expected.normalize());
});

test('D-20 the mask does not tell how long a name is', () => {
  expect(maskedName('นาย', 'สมชาย', 'สุขสวัสดิ์')).toHaveLength(
    maskedName('นาย', 'สมปอง', 'สุขใจ').length,
  );
});
