import { expect, test } from 'vitest';
import { longestCode, requestedCode } from './verify.address.ts';

const query = (text: string) => new URLSearchParams(text);

test('the code stands in the path, or in the query of a form without script', () => {
  expect(requestedCode('7K3M', query('code=x'))).toBe('7K3M');
  expect(requestedCode(undefined, query('code=%207K3M-Q2XD%20'))).toBe('7K3M-Q2XD');
  expect(requestedCode(undefined, query('code=+'))).toBeUndefined();
  expect(requestedCode(undefined, query(''))).toBeUndefined();
});

test('T2 no more is asked for than the server takes, and nothing torn', () => {
  expect(requestedCode('x'.repeat(500), query(''))).toHaveLength(longestCode);
  expect(requestedCode('\ud800x', query(''))?.isWellFormed()).toBe(true);
});
