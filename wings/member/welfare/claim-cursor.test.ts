import { expect, test } from 'vitest';
import { cursorOf, readClaimCursor } from './claim-cursor.ts';

test('R051 a place names a day that exists and a request', () => {
  expect(readClaimCursor(undefined)).toEqual({});
  expect(readClaimCursor('before.2025-10-15.0001207/2568')).toEqual({
    before: ['2025-10-15', '0001207/2568'],
  });
  expect(readClaimCursor('after.2024-02-29.a.b')).toEqual({ after: ['2024-02-29', 'a.b'] });
  expect(() => readClaimCursor('before.2025-02-29.1')).toThrow(
    expect.objectContaining({ code: 'bad_input' }),
  );
});

test('R051 a key in the address is read again as it was', () => {
  const key = ['2025-10-15', '0001207/2568'] as const;
  expect(readClaimCursor(`after.${cursorOf(key)}`)).toEqual({ after: key });
});
