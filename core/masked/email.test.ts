import { expect, test } from 'vitest';
import { maskedEmail } from './email.ts';

test.each([
  ['somying@example.or.th', 'so•••••@example.or.th'],
  ['kaew@example.com', 'k•••••@example.com'],
  ['ab@example.com', '•••••@example.com'],
  ['"a@b"@example.com', '"•••••@example.com'],
  ['@example.com', '•••••@example.com'],
  ['no address', '•••••'],
])('D-05 the address %s stands as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
