import { mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Verdict } from '../../../records/keys/key-ring.ts';
import { ringOfFile } from './file-ring.ts';
import { keepVersions } from './read-keys.ts';

const [a, b] = ['a'.repeat(32), 'b'.repeat(40)];
let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-file-ring-'));
  path = join(folder, 'secret');
});
beforeEach(() => writeFile(path, a, { mode: 0o600 }));
afterAll(() => rm(folder, { recursive: true }));

/** A ring of the file, in a store that says `verdict` of whatever it is asked. */
function openRing(verdict: Verdict | Error) {
  const ring = ringOfFile(path);
  const faults: string[] = [];
  const store = { verdict, queries: 0 };
  const judge = async () => {
    store.queries += 1;
    if (store.verdict instanceof Error) throw store.verdict;
    return store.verdict;
  };
  return {
    ...{ faults, store },
    look: () => ring.file.look(judge, (error) => faults.push(String(error))),
    isFit: () => ring.file.isFit(),
    versions: () => ring.live().map(({ version }) => version),
  };
}

const rotated = [
  { version: 2, secret: b },
  { version: 1, secret: a, until: '2999-12-31' },
];

test('a rotation that the store knows is taken up; the store is asked once', async () => {
  const ring = openRing('known');
  await ring.look();
  expect(ring.store.queries).toBe(0);
  await keepVersions(path, rotated);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await ring.look();
  await ring.look();
  expect([ring.versions(), ring.isFit(), ring.store.queries]).toEqual([[2, 1], true, 1]);
});

test('what contradicts a version in use is refused, whatever the store says', async () => {
  const ring = openRing('known');
  for (const text of ['A'.repeat(43), `2:${a} 1:${b}@2999-12-31`]) {
    await writeFile(path, text);
    await ring.look();
    expect([ring.versions(), ring.isFit()]).toEqual([[1], false]);
  }
  expect(ring.store.queries).toBe(0);
});

test.each(['foreign', 'older', 'first'] as const)('what is %s is told once', async (verdict) => {
  const ring = openRing(verdict);
  await keepVersions(path, rotated);
  for (let looks = 0; looks < 3; looks += 1) await ring.look();
  expect([ring.versions(), ring.isFit(), ring.store.queries]).toEqual([[1], false, 1]);
  expect(ring.faults).toEqual([expect.stringContaining(path)]);
  expect(ring.faults[0]).not.toContain(b);
});

test('a file that is half or away is told once; the same one back is fit', async () => {
  const ring = openRing('known');
  await writeFile(path, 'half');
  for (let looks = 0; looks < 3; looks += 1) await ring.look();
  expect(ring.faults).toEqual([expect.stringContaining('damaged')]);
  await writeFile(path, a);
  await ring.look();
  expect(ring.isFit()).toBe(true);

  // As it was to the last number: inode, time and size are the same.
  await rename(path, `${path}.away`);
  for (let looks = 0; looks < 3; looks += 1) await ring.look();
  expect([ring.faults.length, ring.isFit(), ring.versions()]).toEqual([2, false, [1]]);
  await rename(`${path}.away`, path);
  await ring.look();
  expect(ring.isFit()).toBe(true);
});

test('a silent store is asked again; until it answers the keys stay', async () => {
  const ring = openRing(new Error('gone'));
  await keepVersions(path, rotated);
  for (let looks = 0; looks < 3; looks += 1) await ring.look();
  expect([ring.versions(), ring.isFit(), ring.faults]).toEqual([[1], false, ['Error: gone']]);
  ring.store.verdict = 'known';
  await ring.look();
  expect([ring.versions(), ring.isFit()]).toEqual([[2, 1], true]);
});
