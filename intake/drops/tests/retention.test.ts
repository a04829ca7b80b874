import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropsIn } from '../drop.ts';
import { removeOld } from '../retention.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-retention-'));
});
afterEach(() => rm(folder, { recursive: true }));

const past = new Date(Date.now() - 15 * 24 * 60 * 60 * 1_000);

async function put(path: string, { reported, touched }: { reported: Date; touched: Date }) {
  const own = join(folder, path);
  await mkdir(own, { recursive: true });
  await writeFile(join(own, 'report.json'), '{}');
  await utimes(join(own, 'report.json'), reported, reported);
  await utimes(own, touched, touched);
}

const left = async () => ({
  done: (await readdir(join(folder, 'done'))).sort(),
  failed: (await readdir(join(folder, 'failed'))).sort(),
});

test('T26 sets are removed when their days are over, others stay', async () => {
  const now = new Date();
  await put('done/old', { reported: past, touched: past });
  await put('done/young', { reported: now, touched: past });
  await put('failed/old', { reported: past, touched: past });
  await put('failed/mended', { reported: past, touched: now });
  await put('waiting', { reported: past, touched: past });
  expect(await removeOld(folder, 0)).toBe(0);
  expect(await removeOld(folder, 16)).toBe(0);
  expect(await removeOld(folder, 14)).toBe(2);
  expect(await left()).toEqual({ done: ['young'], failed: ['mended'] });
  expect(await readdir(folder)).toContain('waiting');
});

test('T26 what a link in them leads to stays', async () => {
  const now = new Date();
  await put('elsewhere', { reported: past, touched: past });
  await put('done/old', { reported: now, touched: now });
  await symlink('../../elsewhere', join(folder, 'done/old/inside'));
  await symlink('../elsewhere', join(folder, 'done/link'));
  await put('done/old', { reported: past, touched: past });
  expect(await removeOld(folder, 14)).toBe(1);
  expect(await readdir(join(folder, 'elsewhere'))).toEqual(['report.json']);
  expect(await readdir(join(folder, 'done'))).toEqual(['link']);
});

test('T26 a place that is a link is left alone: what lies there is not ours', async () => {
  await put('elsewhere/folder', { reported: past, touched: past });
  await symlink('elsewhere', join(folder, 'failed'));
  expect(await removeOld(folder, 14)).toBe(0);
  expect(await readdir(join(folder, 'elsewhere'))).toEqual(['folder']);
  await writeFile(join(folder, 'elsewhere/folder/manifest.csv'), '');
  expect(await dropsIn(folder)).toEqual([]);
});
