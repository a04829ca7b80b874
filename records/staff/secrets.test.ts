import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { totpCode } from '../../tools/store/demo-totp.ts';
import { plainCode } from './prove-totp.ts';
import { seal, unseal } from './seal.ts';
import { newTotpSecret, stepOf, totpAddress } from './totp.ts';

/** RFC 6238, appendix B: `12345678901234567890`. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('D-37 RFC 6238 at %i s: %s', (seconds, code) => {
  expect(totpCode(secret, seconds * 1000)).toBe(code);
  expect(stepOf(secret, code, seconds * 1000)).toBe(BigInt(Math.floor(seconds / 30)));
});

test('D-37 a clock may be one step off and no more; the step tells which', () => {
  const at = 1_111_111_109_000;
  const step = BigInt(Math.floor(at / 30_000));
  const steps = [-2, -1, 0, 1, 2].map((off) =>
    stepOf(secret, totpCode(secret, at + off * 30_000), at),
  );
  expect(steps).toEqual([undefined, step - 1n, step, step + 1n, undefined]);
  for (const wrong of ['', '28708', '2870820', '28708a']) {
    expect(stepOf(secret, wrong, 59_000)).toBeUndefined();
  }
});

test('a code is read as people type it', () => {
  expect(plainCode(' 287 082 ')).toBe('287082');
  expect(plainCode('๒๘๗๐๘๒')).toBe('287082');
});

test('what an app is given names the cooperative and the login', () => {
  const made = newTotpSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(totpAddress(made, 'noi', 'สหกรณ์'));
  expect(address.protocol).toBe('otpauth:');
  expect(address.searchParams.get('secret')).toBe(made);
  expect(address.searchParams.get('issuer')).toBe('สหกรณ์');
});

test('T23 a sealed secret opens under its key, for its owner, and untouched', () => {
  const key = randomBytes(32);
  const sealed = seal(key, 'noi', secret);
  expect(unseal(key, 'noi', sealed)).toBe(secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(seal(key, 'noi', secret).equals(sealed)).toBe(false);
  expect(unseal(key, 'lek', sealed)).toBeUndefined();
  expect(unseal(randomBytes(32), 'noi', sealed)).toBeUndefined();
  for (let at = 0; at < sealed.length; at += 1) {
    const touched = Buffer.from(sealed);
    touched[at] = (touched[at] ?? 0) ^ 1;
    expect(unseal(key, 'noi', touched)).toBeUndefined();
  }
  expect(unseal(key, 'noi', Buffer.alloc(10))).toBeUndefined();
});
