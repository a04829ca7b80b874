/** A package whose folder has gone is missing, whatever npm's own list says. */
import { execFile } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../app.ts';

let checkout: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  checkout = await temporaryFolder();
  const parts = ['tools/launch', 'tools/run.mjs', 'server/start/alive.mjs'];
  for (const name of parts) await cp(name, join(checkout.path, name), { recursive: true });
  const packages = {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0' },
  };
  for (const name of ['a', 'b']) {
    await mkdir(join(checkout.path, 'node_modules', name), { recursive: true });
  }
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json']) {
    await writeFile(join(checkout.path, name), JSON.stringify({ packages }));
  }
});
afterAll(() => checkout.remove());

const look = () =>
  promisify(execFile)(process.execPath, ['tools/run.mjs', '--as-is', 'x.ts'], {
    cwd: checkout.path,
  }).catch(({ code, stderr }) => ({ code, stderr: String(stderr) }));

test('the sentence names npm ci and how many are missing', async () => {
  const { comparePackages } = await import(join(checkout.path, 'tools/launch/packages.mjs'));
  expect(comparePackages(false).missing).toBe(0);
  await rm(join(checkout.path, 'node_modules/b'), { recursive: true });
  expect(comparePackages(false).missing).toBe(1);
  const ended = await look();
  expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining('npm ci') });
  expect(ended.stderr).not.toMatch(/^ {4}at /m);
});
