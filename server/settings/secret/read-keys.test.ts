import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ringOf } from './file-ring.ts';
import { readKeys, readSecret } from './read-keys.ts';
import { readSecretFile, readVersions, writeVersions } from './secret-text.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-secret-'));
});
afterAll(() => rm(folder, { recursive: true }));

const [a, b] = ['a'.repeat(32), 'b'.repeat(40)];
const versionsOf = (ring: ReturnType<typeof ringOf>) => ring.live().map(({ version }) => version);

test('the first start makes a secret that nobody else may read; all starts share it', async () => {
  const dataDir = join(folder, 'new');
  const read = async () => (await readKeys(dataDir, undefined)).live();
  const [one, other] = await Promise.all([read(), read()]);
  expect(one).toEqual(other);
  expect(await read()).toEqual(one);
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  const secret = await readFile(join(dataDir, 'secret'), 'utf8');
  expect(secret).not.toContain(one[0].passwordPepper);
  expect(one.map(({ version }) => version)).toEqual([1]);
  expect(one[0].csrfKey).toHaveLength(32);
});

test('one plain secret is version 1, with the keys that it always had', async () => {
  const [keys] = ringOf([{ version: 1, secret: a }]).live();
  // What stores hold was hashed and sealed with these.
  expect(keys.passwordPepper).toBe('sC1gLCOIP3SACo-s6wA_4S-EG2s91HHWMzPFieQ1Xsg');
  expect(readSecretFile(`${a}\n`)).toEqual([{ version: 1, secret: a }]);
  expect(readSecretFile('a pass phrase of 32 letters, or more')).toHaveLength(1);
});

test('a given secret wins, and two secrets share no key', async () => {
  const of = async (secret: string) =>
    (await readKeys(join(folder, 'given'), [{ version: 1, secret }])).live()[0];
  const [one, other] = [await of(a), await of(b)];
  expect(one.passwordPepper).not.toBe(other.passwordPepper);
  expect(one.csrfKey).not.toEqual(other.csrfKey);
  expect(one.fingerprint).not.toEqual(other.fingerprint);
});

test('versions come back as they were written, newest first, of any letters', () => {
  const versions = [
    { version: 3, secret: b, until: undefined },
    { version: 2, secret: 'ประโยคลับ with blanks @ and : in it, long', until: '2027-01-31' },
    { version: 1, secret: a, until: '2026-12-31' },
  ];
  for (const separator of [' ', '\n', '\n\n  ']) {
    expect(readVersions(writeVersions(versions).toReversed().join(separator))).toEqual(versions);
  }
});

test.each([
  ['half', 'half'],
  ['half of the newest', `2:${'b'.repeat(20)}\n1:${a}@2027-01-31`],
  ['a newest that ends', `2:${b}@2027-01-31 1:${a}@2027-01-31`],
  ['an older one without an end', `2:${b} 1:${a}`],
  ['one version twice', `2:${b} 1:${a}@2027-01-31 1:${b}@2027-01-31`],
  ['a day that is none', `2:${b} 1:${a}@2027-02-30`],
  ['something behind it', `2:${b} 1:${a}@2027-01-31 x`],
])('%s is damaged: the start stops instead of making every password wrong', async (_, text) => {
  await writeFile(join(folder, 'secret'), text);
  await expect(readKeys(folder, undefined)).rejects.toThrow(/damaged/);
  await expect(readSecret(folder, undefined)).rejects.toThrow(/damaged/);
});

test('an older version is read to the end of its last day in Bangkok, and no longer', () => {
  let now = Date.parse('2027-01-31T16:59:59Z');
  const ring = ringOf(
    [
      { version: 2, secret: b },
      { version: 1, secret: a, until: '2027-01-31' },
    ],
    () => now,
  );
  expect(versionsOf(ring)).toEqual([2, 1]);
  now += 1000;
  expect(versionsOf(ring)).toEqual([2]);
});
