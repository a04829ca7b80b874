/** A server that runs while its secret's file is broken, put back and rotated (T23). */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readKeys } from '../../../server/settings/secret/read-keys.ts';
import { openLog } from '../../../server/start/log.ts';
import { testHandlerSettings, testSecret } from '../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { openRotating, secret, tomorrow } from './secret-setup.ts';

vi.setConfig({ testTimeout: 90_000 });

const lines: string[] = [];
let fixture: Awaited<ReturnType<typeof openRotating>>;
let keys: Awaited<ReturnType<typeof readKeys>>;
let running: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  fixture = await openRotating();
  keys = await readKeys(fixture.dataDir, undefined);
  running = await openTestApp({
    on: fixture.store,
    log: openLog({ write: (line) => lines.push(line) }),
    render: async () => ({ status: 200, html: '', headers: {} }),
    settings: { handlers: { ...testHandlerSettings, keys } },
  });
});
afterAll(async () => {
  await running.close();
  await fixture.close();
});

const ready = async () => (await running.get('/readyz')).body;
const until = (answer: string) =>
  vi.waitFor(async () => expect(await ready()).toBe(answer), { timeout: 30_000, interval: 100 });
const warnings = () => lines.filter((line) => line.includes('the one before stays'));

test.each([
  ['cut', testSecret.slice(0, 36)],
  ['replaced', 'A'.repeat(43)],
  ['of a foreign second version', `2:${'B'.repeat(43)}`],
])(
  'a file %s under a running server: sign-in goes on, it is logged, readyz says no',
  async (_, text) => {
    lines.length = 0;
    const before = await readFile(fixture.path, 'utf8');
    await writeFile(fixture.path, text);
    await until('secret: its file is unfit\n');
    await running.signIn('000123');
    expect((await running.app.inject('/readyz')).statusCode).toBe(503);
    // Looked at again and again, and told once, without what is in it.
    await new Promise((resolve) => {
      setTimeout(resolve, 2_500);
    });
    expect(warnings()).toEqual([expect.stringContaining(fixture.path)]);
    expect(warnings()[0]).not.toContain(text.slice(-30));
    await writeFile(fixture.path, before);
    await until('ready\n');
    await running.signIn('000111');
  },
);

test('a rotation is taken up at once, and so is a replacement; the older copy is not', async () => {
  lines.length = 0;
  const older = await readFile(fixture.path, 'utf8');
  const versions = () => keys.live().map(({ version }) => version);
  await secret('rotate', '--until', tomorrow);
  // The command has waited for it.
  expect(versions()).toEqual([2, 1]);
  await running.signIn('000123');
  const latest = await readFile(fixture.path, 'utf8');
  await writeFile(fixture.path, older);
  await until('secret: its file is unfit\n');
  expect(versions()).toEqual([2, 1]);
  await running.signIn('000123');
  await writeFile(fixture.path, latest);
  await until('ready\n');
  expect(warnings()).toHaveLength(1);
  await rm(fixture.path);
  await until('secret: its file is unfit\n');
  await writeFile(fixture.path, latest, { mode: 0o600 });
  await until('ready\n');
  await secret('replace', '--reason', 'รั่วไหล', '--yes');
  await vi.waitFor(() => expect(versions()).toEqual([3]), { timeout: 30_000 });
  expect(await ready()).toBe('ready\n');
  await expect(running.signIn('000321')).rejects.toThrow();
});
