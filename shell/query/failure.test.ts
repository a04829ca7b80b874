import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

test('D-01 a failure is read with sentence, first fault of each field and reference', () => {
  const fields = [
    { field: 'to', message: 'ก' },
    { field: 'to', message: 'ข' },
    { field: 'from', message: 'ค' },
    { field: '', message: 'ง' },
  ];
  const error = {
    status: 400,
    code: 'bad_input',
    text: 'กรุณาตรวจ',
    fields,
    ref: '7QK4-28NV',
    retryAfterSeconds: 8,
  };
  expect(failureOf(error)).toEqual({
    status: 400,
    code: 'bad_input',
    text: 'กรุณาตรวจ',
    fields: { to: 'ก', from: 'ค' },
    waitSeconds: 8,
    ref: '7QK4-28NV',
  });
});

test('whatever was thrown can be read', () => {
  const none = { status: 0, code: undefined, text: '', fields: {}, waitSeconds: 0, ref: undefined };
  for (const thrown of [undefined, null, 'x', new Error('x'), { fields: 7, status: '1' }]) {
    expect(failureOf(thrown)).toEqual(none);
  }
  expect(failureOf({ fields: [null, { field: 1 }] }).fields).toEqual({});
});
