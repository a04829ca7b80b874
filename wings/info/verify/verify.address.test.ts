import { expect, test } from 'vitest';
import { askedCode, longestCode } from './verify.address.ts';

const query = (text: string) => new URLSearchParams(text);

test('the code stands in the path, or in the query of a form without script', () => {
  expect(askedCode('7K3M', query('code=x'))).toBe('7K3M');
  expect(askedCode(undefined, query('code=%207K3M-Q2XD%20'))).toBe('7K3M-Q2XD');
  expect(askedCode(undefined, query('code=+'))).toBeUndefined();
  expect(askedCode(undefined, query(''))).toBeUndefined();
});

test('T2 no more is asked for than the server takes, and nothing torn', () => {
  expect(askedCode('x'.repeat(500), query(''))).toHaveLength(longestCode);
  expect(askedCode('\ud800x', query(''))?.isWellFormed()).toBe(true);
});
