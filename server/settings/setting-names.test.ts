import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nearNames, nearNamesOfFile, settingNames } from './setting-names.ts';

test('the names are those of `.env.example`', async () => {
  const example = await readFile('.env.example', 'utf8');
  const listed = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
  expect(settingNames.toSorted()).toEqual(listed.toSorted());
});

test('a mistyped name is told from ours and from what is nobody’s', async () => {
  expect(nearNames(['WORKER', 'DATABSE_READ_URL', 'Port'])).toEqual([
    { name: 'WORKER', meant: 'WORKERS' },
    { name: 'DATABSE_READ_URL', meant: 'DATABASE_READ_URL' },
    { name: 'Port', meant: 'PORT' },
  ]);
  expect(nearNames([...settingNames, 'HOME', 'TZ', 'NODE_ENV', 'HTTPS_PROXY'])).toEqual([]);
  const folder = await mkdtemp(join(tmpdir(), 'sahakon-env-'));
  await writeFile(join(folder, '.env'), 'PORT=3000\nWORKER=2\n# DEMOS=1\n');
  expect(nearNamesOfFile(join(folder, '.env'))).toEqual([{ name: 'WORKER', meant: 'WORKERS' }]);
  expect(nearNamesOfFile(join(folder, 'none'))).toEqual([]);
  await rm(folder, { recursive: true });
});
