/** What lies in a private folder is everybody's: it goes however the process ends by itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

test('T18 a process that leaves its stuck threads behind leaves no private folder', async () => {
  const own = await mkdtemp(join(tmpdir(), 'sahakon-own-'));
  const [folder, patience] = ['intake/private-folder.ts', 'intake/decode/patience.ts'].map((file) =>
    JSON.stringify(resolve(file)),
  );
  const script = `
    import { writeFileSync } from 'node:fs';
    import { inPrivateFolder } from ${folder};
    import { leaveStuck } from ${patience};
    await inPrivateFolder(async (path) => {
      writeFileSync(path + '/members.csv', 'x');
      leaveStuck(7);
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env.PATH, TMPDIR: own },
  });
  expect(await once(child, 'close')).toEqual([7, null]);
  expect(await readdir(own)).toEqual([]);
  await rm(own, { recursive: true });
});
