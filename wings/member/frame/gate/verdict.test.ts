import { expect, test } from 'vitest';
import { verdictOf, verdictPaths } from './verdict.ts';

test('R063 R123 the terms answer decides: page, update-password, else welcome', () => {
  expect(verdictOf('1')).toBe('page');
  expect(verdictOf('2')).toBe('update-password');
  expect(verdictPaths['update-password']).toBe('/member/update-password');
  for (const other of ['0', '-1', '-2', '', '01', undefined, null, 1, 2, {}]) {
    expect(verdictOf(other)).toBe('welcome');
  }
  expect(verdictPaths.welcome).toBe('/member/welcome');
});
