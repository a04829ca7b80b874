import { expect, test } from 'vitest';
import { type Kind, openWitness } from './witness.ts';

const samples: Readonly<Record<Kind, string>> = {
  password: 'ข้าวเหนียว "มะม่วง"',
  code: '402913',
  token: 'R0v3hYcJm1o0cXw5m0p4n8b2y7t6u1a9s3d5f8g2h4k',
  ticket: 'Qd3vR0kN9s1yWb7aXe5tHuL2mJ8pZcF4gKoViTq6rBE',
  'national ID': '1992341001335',
  telephone: '0810004567',
};

const bytesOf = (value: string) => Buffer.from(value);
const leaks: readonly (readonly [Kind, string])[] = [
  ['password', JSON.stringify({ msg: samples.password })],
  ['password', `/member/share?q=${encodeURIComponent(samples.password)}`],
  ['password', `\\x${bytesOf(samples.password).toString('hex')}`],
  ['password', `Basic ${bytesOf(samples.password).toString('base64')}`],
  ['code', 'otp 402913 refused'],
  ['code', '{"otp":"402913"}'],
  ['token', `{"err":"Bearer ${samples.token}"}`],
  ['token', `\\x${Buffer.from(samples.token, 'base64url').toString('hex')}`],
  ['ticket', `/member/impersonate#${samples.ticket}`],
  ['national ID', 'of 1992341001335'],
  ['national ID', '1-9923-41001-33-5'],
  ['telephone', '081-000-4567'],
];

test.each(leaks)('T23 a %s that leaks is found: %s', (kind, text) => {
  const witness = openWitness();
  for (const [each, value] of Object.entries(samples)) witness.keep(each as Kind, value);
  witness.hear('log', 'nothing to see');
  expect(witness.findings()).toEqual([]);
  witness.hear('log', text);
  expect(witness.findings()).toEqual([`${kind} in log`]);
  expect(witness.findings().join()).not.toContain(samples[kind]);
});

test('what stands where it is meant to, or only looks alike, is no finding', () => {
  const witness = openWitness();
  witness.keep('token', samples.token, 'answer 1');
  witness.keep('code', samples.code);
  witness.keep('telephone', samples.telephone);
  witness.hear('answer 1', samples.token);
  witness.hear('audit', 'at 12:30:01.402913, sent to 08x-xxx-4567, ref 1402913');
  expect(witness.findings()).toEqual([]);
  witness.hear('answer 2', samples.token);
  expect(witness.findings()).toEqual(['token in answer 2']);
});
