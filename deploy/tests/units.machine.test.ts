/** The units of deploy/systemd as they are installed, and the server within what they allow. */
import { chown, mkdir, readdir, readFile, readlink, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountForPostgres } from '../../records/postgres/account.ts';
import { startApp, temporaryFolder } from '../../tools/app.ts';
import { canMount, needs } from '../../tools/check/needs.mjs';
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
    const names = (await readdir(units())).filter((name) => /\.(?:service|timer)$/.test(name));
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

  test.each(['sahakon.service', 'sahakon-intake.service'])('%s may do little', async (unit) => {
    // Tenths of the measure that systemd ends with; unhardened it is 92 of 100.
    const most = ['--offline=yes', '--threshold=18'];
    const { code, words } = await analyze('security', ...most, '--no-pager', unit);
    expect([code, words]).toEqual([0, expect.stringContaining('Overall exposure level')]);
  });
});

describe.runIf(canMount())('as the unit starts it [needs mount]', () => {
  test('it serves from a folder that it cannot write; ready.mjs tells whether', async () => {
    const account = accountForPostgres();
    if (account === undefined) throw new Error('whoever may mount is root');
    const state = join(home.path, 'state');
    await mkdir(state, { mode: 0o700 });
    await chown(state, account.uid, account.gid);
    const release = '/opt/sahakon/current';
    const node = join(release, 'node_modules/node/bin/node');
    const service = await readFile('deploy/systemd/sahakon.service', 'utf8');
    const [, start = ''] = /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(service) ?? [];
    const script = `mount -t tmpfs tmpfs /opt && mkdir -p ${release}
      mount --bind "$1" ${release} && mount -o remount,bind,ro ${release} && cd ${release}
      exec setpriv --reuid ${account.uid} --regid ${account.gid} --clear-groups --no-new-privs \
        --bounding-set=-all --inh-caps=-all ${node} ${start}`;
    const app = await startApp({
      dataDir: join(state, 'data'),
      command: ['unshare', '--mount', 'sh', '-ec', script, 'sh', process.cwd()],
      env: { DEMO_MEMBERS: '20', NODE_COMPILE_CACHE: join(state, 'cache') },
    });
    const env = { ...process.env, PORT: new URL(app.baseUrl).port };
    const ready = (...args: readonly string[]) =>
      outcome(process.execPath, ['deploy/ready.mjs', ...args], env);
    expect(await ready()).toEqual({ code: 0, words: 'ready\n' });
    const pid = String(app.child.pid);
    expect((await stat(`/proc/${pid}`)).uid).toBe(account.uid);
    expect(await app.stop()).toBe(0);
    const began = performance.now();
    const { code, words } = await ready('--wait', '60', '--while', pid);
    expect([code, words]).toEqual([1, expect.stringContaining('no answer at')]);
    expect(performance.now() - began).toBeLessThan(30_000);
  });
});
