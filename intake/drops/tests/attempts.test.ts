import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Attempts } from '../attempts.ts';
import type { Drop } from '../drop.ts';

let folder: string;
let drop: Drop;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-attempts-'));
  drop = { name: 'night', path: join(folder, 'night'), mark: 'one' } as Drop;
});
afterEach(() => rm(folder, { recursive: true }));

const thrice = async (attempts: Attempts) => [
  await attempts.count(drop),
  await attempts.count(drop),
  await attempts.count(drop),
];

describe('tries of a drop', () => {
  test('the third in a row is told, once, also to a process that comes later', async () => {
    expect(await new Attempts(folder).count(drop)).toBe(false);
    expect(await new Attempts(folder).count(drop)).toBe(false);
    const attempts = new Attempts(folder);
    expect(await attempts.count(drop)).toBe(true);
    await attempts.settle(drop);
    expect(await new Attempts(folder).count(drop)).toBe(false);
    expect(await new Attempts(folder).count({ ...drop, mark: 'two' })).toBe(false);
    await attempts.forget(drop);
    await expect(readFile(join(folder, '.attempts.json'))).rejects.toThrow();
  });

  test('where nothing can be written the process itself knows, and tells once', async () => {
    // A folder that is gone takes no file, as a full disk does not.
    const attempts = new Attempts(join(folder, 'gone'));
    expect(await thrice(attempts)).toEqual([false, false, true]);
    await attempts.settle(drop);
    expect(await thrice(attempts)).toEqual([false, false, false]);
  });

  test('what somebody else wrote there counts as none', async () => {
    await writeFile(join(folder, '.attempts.json'), '{"x": 1, "y": [');
    expect(await thrice(new Attempts(folder))).toEqual([false, false, true]);
  });
});
