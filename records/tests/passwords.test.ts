import { expect, test } from 'vitest';
import { deriveKeys, fixedRing } from '../keys/key-ring.ts';
import { checkPassword, hashPassword } from '../sign-in/passwords.ts';

const settings = { argonMemoryKib: 1024, argonPasses: 1, keys: fixedRing(deriveKeys(1, 'secret')) };

test('D-03 a password opens its own hash; another password or pepper does not', async () => {
  const hash = await hashPassword('Sahakon#2568', settings);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/);
  expect(hash).not.toContain('Sahakon');
  expect(await checkPassword('Sahakon#2568', hash, settings)).toEqual({
    right: true,
    outdated: false,
  });
  expect((await checkPassword('sahakon#2568', hash, settings)).right).toBe(false);
  const salted = { ...settings, keys: fixedRing(deriveKeys(1, 'other')) };
  expect((await checkPassword('Sahakon#2568', hash, salted)).right).toBe(false);
});

test('D-03 ำ typed as one letter or as two opens the same hash', async () => {
  const hash = await hashPassword('น้ำใสไหลเย็น', settings);
  expect((await checkPassword('น้ํ\u0e32ใสไหลเย็น'.normalize('NFD'), hash, settings)).right).toBe(
    true,
  );
});

test('D-03 a hash that is cheaper than the settings says so', async () => {
  const hash = await hashPassword('Sahakon#2568', settings);
  const dearer = { ...settings, argonPasses: 2 };
  expect(await checkPassword('Sahakon#2568', hash, dearer)).toEqual({
    right: true,
    outdated: true,
  });
  expect(await checkPassword('wrong', hash, dearer)).toEqual({ right: false, outdated: false });
});

/** Microseconds of processor time, of all threads: a busy machine adds none. */
function cpuSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began);
  return user + system;
}

test('T13 without a hash the answer is no, after the same work', async () => {
  const dear = { ...settings, argonMemoryKib: 19_456, argonPasses: 3 };
  const hash = await hashPassword('Sahakon#2568', dear);
  await checkPassword('warm', undefined, dear);
  const fastest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 12; round += 1) {
    for (const kind of ['known', 'unknown'] as const) {
      const began = process.cpuUsage();
      const stored = kind === 'known' ? hash : undefined;
      expect((await checkPassword('wrong', stored, dear)).right).toBe(false);
      fastest[kind] = Math.min(fastest[kind], cpuSince(began));
    }
  }
  expect(fastest.unknown / fastest.known).toBeGreaterThan(0.6);
  expect(fastest.unknown / fastest.known).toBeLessThan(1.7);
});

test('T13 a number that nobody has costs what stored hashes cost, not new ones', async () => {
  const cheap = { ...settings, argonMemoryKib: 8192, argonPasses: 1 };
  const dear = { ...settings, argonMemoryKib: 65_536, argonPasses: 3 };
  const hash = await hashPassword('Sahakon#2568', cheap);
  const usual = { argonMemoryKib: 8192, argonPasses: 1 };
  await checkPassword('warm', undefined, dear, undefined, usual);
  const fastest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 12; round += 1) {
    for (const kind of ['known', 'unknown'] as const) {
      const began = process.cpuUsage();
      const stored = kind === 'known' ? hash : undefined;
      await checkPassword('wrong', stored, dear, undefined, usual);
      fastest[kind] = Math.min(fastest[kind], cpuSince(began));
    }
  }
  expect(fastest.unknown / fastest.known).toBeGreaterThan(0.5);
  expect(fastest.unknown / fastest.known).toBeLessThan(2);
});

test('T27 a storm waits in line and everybody gets the right answer', async () => {
  const hash = await hashPassword('Sahakon#2568', settings);
  const answers = Array.from({ length: 40 }, (_, at) =>
    checkPassword(at % 2 ? 'Sahakon#2568' : 'wrong', hash, settings),
  );
  await Promise.resolve();
  await checkPassword('Sahakon#2568', hash, settings);
  const right = (await Promise.all(answers)).map((answer) => answer.right);
  expect(right).toEqual(right.map((_, at) => at % 2 === 1));
});

const [first, second] = [deriveKeys(1, 'the first secret'), deriveKeys(2, 'the second')];
const under = (...live: Parameters<typeof fixedRing>) => ({
  ...settings,
  keys: fixedRing(...live),
});

test('a hash of an older version opens and is outdated; the new one says its version', async () => {
  const hash = await hashPassword('Sahakon#2568', under(first));
  expect(hash).not.toContain('#');
  const rotated = under(second, first);
  const opened = await checkPassword('Sahakon#2568', hash, rotated);
  expect(opened).toEqual({ right: true, outdated: true });
  expect((await checkPassword('wrong', hash, rotated)).right).toBe(false);
  const renewed = await hashPassword('Sahakon#2568', rotated);
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$.*#2$/);
  for (const ring of [rotated, under(second)]) {
    const now = await checkPassword('Sahakon#2568', renewed, ring);
    expect(now).toEqual({ right: true, outdated: false });
  }
});

test('after its last day a version opens nothing; nor does another secret', async () => {
  const hash = await hashPassword('Sahakon#2568', under(first));
  const ended = await checkPassword('Sahakon#2568', hash, under(second));
  expect(ended).toEqual({ right: false, outdated: false });
  const foreign = under(deriveKeys(2, 'another'), deriveKeys(1, 'and another'));
  expect((await checkPassword('Sahakon#2568', hash, foreign)).right).toBe(false);
  const renewed = await hashPassword('Sahakon#2568', under(second, first));
  expect((await checkPassword('Sahakon#2568', renewed, under(first))).right).toBe(false);
});
