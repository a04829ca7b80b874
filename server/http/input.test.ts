import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { readInput } from './input.ts';

const read = endpoint({
  name: 'trial.read',
  method: 'GET',
  path: '/api/trial/:id',
  wing: 'info',
  who: 'visitor',
  audit: { noneBecause: 'test' },
  summary: 'trial',
  input: z.strictObject({ id: z.string() }),
  data: z.undefined(),
  example: undefined,
});

test.each(['__proto__', 'constructor', 'toString', 'x'])('T21 %s is no field', (key) => {
  const query = Object.fromEntries([[key, '1']]);
  expect(() => readInput(read, { params: { id: '1' }, query, body: undefined })).toThrow(
    expect.objectContaining({
      code: 'bad_input',
      fields: [{ field: key, message: 'ระบบไม่รู้จักช่องนี้' }],
    }),
  );
});

test('T21 a field that comes twice, in one place or in two, is a fault', () => {
  const params = { id: '1' };
  const refused = expect.objectContaining({
    code: 'bad_input',
    fields: [expect.objectContaining({ field: 'id' })],
  });
  for (const query of [{ id: '2' }, { id: '1' }]) {
    expect(() => readInput(read, { params, query, body: undefined })).toThrow(refused);
    expect(() => readInput(read, { params, query: {}, body: query })).toThrow(refused);
  }
  const twice = { id: ['1', '1'] };
  expect(() => readInput(read, { params: {}, query: twice, body: undefined })).toThrow(refused);
});
