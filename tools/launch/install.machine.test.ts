import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endOf } from '../app.ts';
import { processesIn } from '../machine/processes.ts';

/** A checkout of its own: our entrance, an npm that only pretends, and a server that only lives. */
let folder = '';
const children: ChildProcess[] = [];

// One package a line: what the pretended npm leaves out it leaves out with grep.
const lockFile = `{"packages":{
"node_modules/vitest":{"version":"5.0.0","dev":true},
"":{"version":"1.0.0"},
"node_modules/fastify":{"version":"5.0.0"}
}}`;
// It goes on when nothing holds it any more.
const slowNpm = `#!/bin/sh
echo begin >> npm.log
rm -rf node_modules
while [ -e held ]; do sleep 0.05; done
mkdir -p node_modules/node/bin node_modules/vite/bin node_modules/fastify node_modules/vitest
ln -s '${process.execPath}' node_modules/node/bin/node
echo > node_modules/vite/bin/vite.js
if [ "$2" = --include=dev ]; then cp package-lock.json node_modules/.package-lock.json
else grep -v vitest package-lock.json > node_modules/.package-lock.json; fi
echo end >> npm.log
`;
const server = `
  import { leavePidFile } from './start/alive.mjs';
  import { onLauncherExit } from './start/launcher.ts';
  leavePidFile();
  process.on('SIGTERM', () => process.exit(0));
  onLauncherExit(() => process.exit(0));
  console.log('serving');
  setInterval(() => {}, 1000);
`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-entrance-'));
  const start = ['server/start/alive.mjs', 'server/start/launcher.ts'];
  for (const name of ['tools/launch', 'tools/check', ...start]) {
    await cp(name, join(folder, name), { recursive: true });
  }
  for (const name of ['build', 'run', 'start', 'test']) {
    await cp(`tools/${name}.mjs`, join(folder, `tools/${name}.mjs`));
  }
  await mkdir(join(folder, 'programs'));
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'programs/npm'), slowNpm, { mode: 0o755 });
  await writeFile(join(folder, 'package-lock.json'), lockFile);
  await writeFile(join(folder, 'server/main.ts'), server);
  await writeFile(join(folder, 'tool.ts'), "console.log('the tool ran');");
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  // What they started ends with them: nothing outlives a test.
  await expect.poll(() => processesIn(folder), { timeout: 20_000 }).toEqual([]);
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
});

function run(...words: string[]) {
  const env = {
    ...process.env,
    PATH: [join(folder, 'programs'), process.env.PATH].join(delimiter),
  };
  const child = spawn(process.execPath, words, { cwd: folder, env });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { child, output: () => output, end: () => endOf(child) };
}
const log = () => readFile(join(folder, 'npm.log'), 'utf8').catch(() => '');
const installed = () => readdir(join(folder, 'node_modules')).catch(() => []);
const alive = () => readdir(join(folder, '.alive')).catch(() => []);

/** Holds the pretended npm in the middle of its work; the result lets it go on. */
async function suspendNpm() {
  const marker = join(folder, 'held');
  await writeFile(marker, '');
  return () => rm(marker);
}

async function startedServer() {
  const app = run('tools/start.mjs');
  await expect.poll(app.output, { timeout: 20_000 }).toContain('serving');
  return app;
}

test('of two installs at once the second waits, says so, and finds everything there', async () => {
  const goOn = await suspendNpm();
  const first = run('tools/run.mjs', '--all', 'tool.ts');
  await expect.poll(log, { timeout: 20_000 }).toBe('begin\n');
  const second = run('tools/run.mjs', '--all', 'tool.ts');
  await expect.poll(second.output, { timeout: 20_000 }).toMatch(/กำลังรอ.*waiting/);
  await goOn();
  expect(await Promise.all([first.end(), second.end()])).toEqual([0, 0]);
  expect(await log()).toBe('begin\nend\n');
  expect(second.output()).toContain('the tool ran');
  expect(first.output()).not.toContain('waiting');
  expect(await alive()).toEqual([]);
});

test('a killed install holds its lock as long as npm goes on, and no longer', async () => {
  const goOn = await suspendNpm();
  const first = run('tools/run.mjs', 'tool.ts');
  await expect.poll(log, { timeout: 20_000 }).toBe('begin\n');
  first.child.kill('SIGKILL');
  await first.end();
  const second = run('tools/run.mjs', 'tool.ts');
  await expect.poll(second.output, { timeout: 20_000 }).toContain('waiting');
  await goOn();
  expect(await second.end()).toBe(0);
  expect(await log()).toBe('begin\nend\n');
  // Nobody lives whom this lock names: not the number, and not the time of its start.
  await writeFile(join(folder, '.alive/installs'), `${process.pid} 1\n999999999 5`);
  const third = run('tools/run.mjs', '--all', 'tool.ts');
  expect(await third.end()).toBe(0);
  expect(third.output()).not.toContain('waiting');
  expect(await log()).toBe('begin\nend\nbegin\nend\n');
});

test.each([
  ['npm test', ['tools/test.mjs', 'unit']],
  ['npm run bench, npm run proof', ['tools/run.mjs', '--all', 'tool.ts']],
])('%s installs nothing under a running server', async (_, words) => {
  const app = await startedServer();
  const before = await installed();
  const command = run(...words);
  expect(await command.end()).toBe(1);
  expect(command.output()).toContain('กรุณาหยุดเครื่องแม่ข่ายก่อน');
  expect(command.output()).toContain('stop it first');
  expect(command.output()).not.toContain('    at ');
  expect(await installed()).toEqual(before);
  expect(await log()).toBe('begin\nend\n');

  app.child.kill('SIGTERM');
  expect(await app.end()).toBe(0);
  expect(await alive()).toEqual([]);
  expect(await run('tools/run.mjs', '--all', 'tool.ts').end()).toBe(0);
});

test('after a change of the lock file no command installs under it; others run on', async () => {
  const app = await startedServer();
  // desk, intake and demo: what they need is there.
  expect(await run('tools/run.mjs', 'tool.ts').end()).toBe(0);
  const changed = lockFile.replace('fastify":{"version":"5.0.0', 'fastify":{"version":"5.0.1');
  await writeFile(join(folder, 'package-lock.json'), changed);
  for (const words of [['tools/run.mjs', 'tool.ts'], ['tools/start.mjs']]) {
    const command = run(...words);
    expect(await command.end()).toBe(1);
    expect(command.output()).toContain('stop it first');
    expect(command.output()).not.toContain('the tool ran');
  }
  expect(await log()).toBe('begin\nend\n');
  expect(app.child.exitCode).toBeNull();
});

test('a sign left by a killed server, and one with another start, do not count', async () => {
  // It takes its time to stop, so that it is still there when its launcher is gone.
  const slow = server.replace('onLauncherExit(() => process.exit(0))', 'onLauncherExit(() => {})');
  await writeFile(join(folder, 'server/main.ts'), slow);
  const app = await startedServer();
  expect(await alive()).toHaveLength(2);
  const pids = (await alive()).map((name) => Number(name.replace('serves-', '')));
  const serverPid = pids.find((pid) => pid !== app.child.pid) ?? 0;
  app.child.kill('SIGKILL');
  await app.end();
  // The launcher is gone, the server it started still lives.
  expect(await run('tools/run.mjs', '--all', 'tool.ts').end()).toBe(1);
  process.kill(serverPid, 'SIGKILL');
  await writeFile(join(folder, `.alive/serves-${process.pid}`), `${process.pid} 1`);
  expect(await run('tools/run.mjs', '--all', 'tool.ts').end()).toBe(0);
  expect(await alive()).toEqual([]);
});
