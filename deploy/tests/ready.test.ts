/** `deploy/ready.mjs` asks the server where it is, whatever the shell knows of it. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../tools/app.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const server = createServer((_, answer) => answer.end('ready\n'));
let port: number;
beforeAll(async () => {
  folder = await temporaryFolder();
  for (const name of ['deploy/ready.mjs', 'server/start/alive.mjs']) {
    await cp(name, join(folder.path, name), { recursive: true });
  }
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.close();
  await folder.remove();
});

/** With an environment that holds these settings and no other. */
const ready = (env: Readonly<Record<string, string>>) =>
  promisify(execFile)(process.execPath, [join(folder.path, 'deploy/ready.mjs')], {
    env: { PATH: process.env.PATH, ...env },
  }).then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout as string,
  );

test('without a PORT in the environment the one of .env counts, the last of several', async () => {
  await writeFile(join(folder.path, '.env'), `HOST=127.0.0.1\nPORT=1\n# PORT=2\nPORT='${port}'\n`);
  expect(await ready({})).toBe('ready\n');
  expect(await ready({ PORT: '1' })).toContain('no answer at http://127.0.0.1:1/');
});
