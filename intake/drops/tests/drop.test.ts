import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropsIn, markOf } from '../drop.ts';
import { isExposed } from '../exposure.ts';

const run = promisify(execFile);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-drop-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(path: string, file = 'manifest.csv', text = 'x'): Promise<void> {
  await mkdir(join(folder, path), { recursive: true });
  await writeFile(join(folder, path, file), text);
}

const names = async () => (await dropsIn(folder)).map(({ name, isNew }) => [name, isNew]);

test('drops are folders with a manifest, new ones first; no hidden one, link or done', async () => {
  for (const path of ['b', 'a', '.hidden', 'done/c', 'failed/d', 'failed/.e']) await put(path);
  await put('begun', 'members.csv');
  await writeFile(join(folder, 'manifest.csv'), 'x');
  await symlink('a', join(folder, 'link'));
  expect(await names()).toEqual([
    ['a', true],
    ['b', true],
    ['d', false],
  ]);
});

test('a failed one is a drop again when its files are others than the report says', async () => {
  await put('failed/d');
  const mark = await markOf(join(folder, 'failed/d'));
  await put('failed/d', 'report.json', JSON.stringify({ mark }));
  expect(await names()).toEqual([]);
  await put('failed/d', 'members.csv');
  expect(await names()).toEqual([['d', false]]);
  await put('failed/d', 'report.json', 'cut');
  expect(await names()).toEqual([['d', false]]);
});

test('a mark changes with content, name and file, not with our reports', async () => {
  const marks = new Set<string | undefined>();
  const see = async () => marks.add(await markOf(join(folder, 'a')));
  await put('a');
  await see();
  await put('a', 'manifest.csv', 'xy');
  await see();
  await rename(join(folder, 'a/manifest.csv'), join(folder, 'a/other'));
  await put('a', 'manifest.csv', 'xy');
  await see();
  expect(marks.size).toBe(3);
  await put('a', 'report.txt');
  await see();
  expect(marks.size).toBe(3);
  expect(await markOf(join(folder, 'nowhere'))).toBeUndefined();
});

const isRoot = process.getuid?.() === 0;
test.skipIf(!isRoot)('one that may not be read is a drop, to be refused [needs root]', async () => {
  await put('shut');
  await put('well');
  await chmod(folder, 0o755);
  await chmod(join(folder, 'shut'), 0o700);
  const module = JSON.stringify(new URL('../drop.ts', import.meta.url));
  // Whoever is root reads everything: another account looks.
  const script = `
    const { dropsIn } = await import(${module});
    process.seteuid(65534);
    process.stdout.write(JSON.stringify(await dropsIn(${JSON.stringify(folder)})));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
  expect(JSON.parse(stdout)).toMatchObject([
    { name: 'shut', mark: 'unreadable EACCES' },
    { name: 'well' },
  ]);
});

test.each([
  [0o700, 0o755, 0o644, false],
  [0o755, 0o700, 0o644, false],
  [0o755, 0o755, 0o600, false],
  [0o750, 0o705, 0o644, false],
  [0o711, 0o711, 0o644, true],
  [0o750, 0o750, 0o640, true],
])(
  'T26 folder %o, drop %o and files %o: others may read it is %s',
  async (around, own, file, is) => {
    await put('a');
    await chmod(join(folder, 'a/manifest.csv'), file);
    await chmod(join(folder, 'a'), own);
    await chmod(folder, around);
    expect(await isExposed(join(folder, 'a'))).toBe(is);
  },
);
