/** What deploy/install.sh puts on a machine, and the units as systemd reads them. */
import { spawnSync } from 'node:child_process';
import { readdir, readFile, readlink, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../records/postgres/free-port.ts';
import { temporaryFolder } from '../../tools/app.ts';
import { needs } from '../../tools/check/needs.mjs';
import { run } from './neighbour.ts';

let home: Awaited<ReturnType<typeof temporaryFolder>>;
let to: string;
beforeAll(async () => {
  home = await temporaryFolder();
  to = join(home.path, 'machine');
  await install();
});
afterAll(() => home.remove());

const install = () => run('deploy/install.sh', [], { env: { ...process.env, DESTDIR: to } });
const units = () => join(to, 'etc/systemd/system');

/** Exit code and words of a program. */
async function outcome(program: string, args: readonly string[], env = process.env) {
  return run(program, [...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, words: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      words: error.stdout + error.stderr,
    }),
  );
}

test('installed again it swaps the link and leaves settings as they are', async () => {
  const settings = join(to, 'etc/sahakon/sahakon.env');
  await writeFile(settings, 'DEMO=0\n# ours\n');
  await install();
  expect(await readFile(settings, 'utf8')).toContain('# ours');
  expect(await readlink(join(to, 'opt/sahakon/current'))).toBe(process.cwd());
  expect((await readdir(join(to, 'opt/sahakon'))).sort()).toEqual(['current']);
  expect((await stat(join(to, 'etc/sahakon'))).mode & 0o007).toBe(0);
  expect((await stat(join(to, 'usr/local/bin/sahakon'))).mode & 0o111).toBe(0o111);
});

describe.runIf(needs.systemd.isMet())('systemd of this machine [needs systemd]', () => {
  const analyze = (...args: readonly string[]) =>
    outcome('systemd-analyze', args, { ...process.env, SYSTEMD_UNIT_PATH: `${units()}:` });

  test('finds no fault in a unit, and would find one', async () => {
    const names = (await readdir(units())).filter((name) =>
      /\.(?:service|socket|timer)$/.test(name),
    );
    expect(names.length).toBeGreaterThan(2);
    // Another machine may have its Node elsewhere.
    for (const name of names) {
      const text = await readFile(join(units(), name), 'utf8');
      await writeFile(join(units(), name), text.replaceAll('/usr/bin/node', process.execPath));
    }
    const verify = () => analyze('verify', '--man=no', ...names.map((name) => join(units(), name)));
    expect(await verify()).toEqual({ code: 0, words: '' });
    const planted = join(units(), 'sahakon.service.d/20-planted.conf');
    await writeFile(planted, '[Service]\nProtectSytem=strict\n');
    expect((await verify()).words).toContain('ProtectSytem');
    await writeFile(planted, '');
  });

  const services = ['', '-intake', '-backup', '-doctor'].map((name) => `sahakon${name}.service`);
  test.each(services)('%s may do little', async (unit) => {
    // Tenths of the measure that systemd ends with; unhardened it is 92 of 100.
    const most = ['--offline=yes', '--threshold=18'];
    const { code, words } = await analyze('security', ...most, '--no-pager', unit);
    expect([code, words]).toEqual([0, expect.stringContaining('Overall exposure level')]);
  });
});

test('ready.mjs waits for nobody who is gone', async () => {
  const env = { ...process.env, PORT: String(await freePort()) };
  const { pid } = spawnSync('true');
  const began = performance.now();
  const waits = ['deploy/ready.mjs', '--wait', '120', '--while', String(pid)];
  const { code, words } = await outcome(process.execPath, waits, env);
  expect([code, words]).toEqual([1, expect.stringContaining('no answer at')]);
  expect(performance.now() - began).toBeLessThan(60_000);
});
