import { expect, test } from 'vitest';
import { contactNames } from '../contact-names.ts';

test.each([
  ['นายสมชาย บุญมาก', ['สมชาย', 'บุญมาก']],
  ['นางสาว วิภา  สุขสวัสดิ์ ', ['วิภา', 'สุขสวัสดิ์']],
  ['สมชาย', ['สมชาย']],
  ['', []],
])('R134 the names of %j are %j', (contact, names) => {
  expect(contactNames(contact)).toEqual(names);
});
