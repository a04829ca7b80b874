import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { faultOf, faultsOf } from './faults.ts';

const shape = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(3)),
  code: z.optional(z.string().check(z.minLength(4))),
  count: z.optional(z.number().check(z.minimum(2), z.maximum(5))),
  kind: z.optional(z.enum(['a', 'b'])),
  on: z.optional(z.string().check(z.regex(/^\d$/))),
  inner: z.optional(z.strictObject({ seq: z.number() })),
});

function faults(input: unknown) {
  const parsed = z.safeParse(shape, input);
  return parsed.success ? [] : faultsOf(parsed.error.issues, input);
}

test.each([
  [{}, 'name', 'กรุณากรอกช่องนี้'],
  [{ name: '' }, 'name', 'กรุณากรอกช่องนี้'],
  [{ name: 7 }, 'name', 'รูปแบบไม่ถูกต้อง'],
  [{ name: null }, 'name', 'รูปแบบไม่ถูกต้อง'],
  [{ name: ['a'] }, 'name', 'รูปแบบไม่ถูกต้อง'],
  [{ name: 'abcd' }, 'name', 'ยาวได้ไม่เกิน 3 ตัวอักษร'],
  [{ name: 'a', code: 'x' }, 'code', 'ต้องยาวอย่างน้อย 4 ตัวอักษร'],
  [{ name: 'a', count: 1 }, 'count', 'ต้องไม่น้อยกว่า 2'],
  [{ name: 'a', count: 9 }, 'count', 'ต้องไม่เกิน 5'],
  [{ name: 'a', kind: 'c' }, 'kind', 'กรุณาเลือกจากตัวเลือกที่มี'],
  [{ name: 'a', on: 'x' }, 'on', 'รูปแบบไม่ถูกต้อง'],
  [{ name: 'a', inner: {} }, 'inner.seq', 'กรุณากรอกช่องนี้'],
  [{ name: 'a', inner: { seq: 1, z: 2 } }, 'inner.z', 'ระบบไม่รู้จักช่องนี้'],
  [{ name: 'a', role: 'admin' }, 'role', 'ระบบไม่รู้จักช่องนี้'],
])('D-01 names the field at fault in %j', (input, field, message) => {
  expect(faults(input)).toEqual([{ field, message }]);
});

test('an input that is no object is at fault as a whole', () => {
  expect(faults([])).toEqual([{ field: '', message: 'รูปแบบไม่ถูกต้อง' }]);
});

test('a name from outside is cut, and at most ten faults are told', () => {
  expect(faultOf('x'.repeat(500), 'unknown').field).toHaveLength(60);
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`k${at}`, 1]));
  expect(faults({ name: 'a', ...many })).toHaveLength(10);
});
