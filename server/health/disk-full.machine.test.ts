/** The disk fills under a server that runs: it says so to whoever watches and to whoever asks. */
import { expect, test } from 'vitest';
import { startApp } from '../../tools/app.ts';
import { canMount } from '../../tools/check/needs.mjs';
import { fillDisk, onSmallDisk } from '../../tools/machine/small-disk.ts';
import { askOver, trySignIn } from '../../tools/sign-in.ts';
import { demoPassword } from '../../tools/store/cast-settings.ts';

test.skipIf(!canMount())(
  'F6 a full disk: not ready, a sentence with a reference that the log has [needs mount]',
  async () => {
    await onSmallDisk(async (disk) => {
      const app = await startApp({ dataDir: disk, env: { DEMO_MEMBERS: '30' } });
      const ready = async () => {
        const answer = await fetch(`${app.baseUrl}/readyz`);
        return [answer.status, await answer.text()] as const;
      };
      try {
        const ask = askOver(app.baseUrl);
        expect(await ready()).toEqual([200, 'ready\n']);
        const free = await fillDisk(disk, 0);
        // What was seen a moment before the disk filled counts for two seconds.
        await expect
          .poll(async () => (await ready())[1], { timeout: 10_000 })
          .toContain('database: disk full');
        const [, reasons] = await ready();
        expect(reasons).toContain('disk: data has 0 bytes left');
        expect(app.output()).toContain('"msg":"not ready"');

        // Sooner or later a sign-in asks the disk for a block, too.
        const refused = await firstRefused(() => trySignIn(ask, '000123', demoPassword));
        expect(refused.body.data.code).toBe('storage_full');
        expect(refused.body.messages).toContain('พื้นที่เก็บข้อมูลของระบบเต็ม');
        const line = app
          .output()
          .split('\n')
          .find((one) => one.includes(refused.body.data.ref));
        expect(JSON.parse(line ?? '{}')).toMatchObject({
          ...{ code: 'storage_full', msg: 'answered 503', route: '/api/member/auth/login' },
          reason: expect.stringContaining('No space left on device'),
        });

        await free();
        await expect.poll(async () => (await ready())[0], { timeout: 20_000 }).toBe(200);
      } finally {
        await app.stop();
      }
    });
  },
  300_000,
);

async function firstRefused(attempt: () => ReturnType<typeof trySignIn>) {
  for (let at = 0; at < 400; at += 1) {
    const answer = await attempt();
    if (answer.status === 503) return answer;
  }
  throw new Error('every sign-in went well');
}
