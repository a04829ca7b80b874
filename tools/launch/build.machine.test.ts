/** Two programs that build in one folder, and what stands in `.env` for Node itself. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endOf } from '../app.ts';
import { processesIn } from '../machine/processes.ts';

/** A checkout of its own, in which nothing is missing and the build only pretends. */
let folder = '';
const children: ChildProcess[] = [];

const slowVite = `
  import { appendFileSync, existsSync } from 'node:fs';
  appendFileSync('vite.log', 'begin ');
  while (existsSync('held')) await new Promise((done) => setTimeout(done, 20));
  if (existsSync('broken')) process.exit(3);
  appendFileSync('vite.log', 'end ');
`;
const lockFile = '{"packages":{"node_modules/fastify":{"version":"5.0.0"}}}';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-build-'));
  for (const name of ['tools/launch', 'server/start/alive.mjs']) {
    await cp(name, join(folder, name), { recursive: true });
  }
  for (const name of ['build', 'run']) {
    await cp(`tools/${name}.mjs`, join(folder, `tools/${name}.mjs`));
  }
  for (const name of ['node/bin', 'vite/bin', 'fastify']) {
    await mkdir(join(folder, 'node_modules', name), { recursive: true });
  }
  await mkdir(join(folder, 'dist'));
  await cp(process.execPath, join(folder, 'node_modules/node/bin/node'));
  await writeFile(join(folder, 'node_modules/vite/package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'node_modules/vite/bin/vite.js'), slowVite);
  await writeFile(join(folder, 'package-lock.json'), lockFile);
  await writeFile(join(folder, 'node_modules/.package-lock.json'), lockFile);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(join(folder, 'held'), { force: true });
  await expect.poll(() => processesIn(folder), { timeout: 20_000 }).toEqual([]);
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
});

function run(words: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: undefined, ...more };
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
const build = () => run(['tools/build.mjs']);
const log = () => readFile(join(folder, 'vite.log'), 'utf8').catch(() => '');

test('of two builds at once the second waits, says so, and finds everything done', async () => {
  await writeFile(join(folder, 'held'), '');
  const first = build();
  await expect.poll(log, { timeout: 20_000 }).toBe('begin ');
  const second = build();
  await expect.poll(second.output, { timeout: 20_000 }).toMatch(/กำลังสร้างหน้าเว็บ.*กำลังรอ.*waiting/);
  await rm(join(folder, 'held'));
  expect(await Promise.all([first.end(), second.end()])).toEqual([0, 0]);
  expect(await log()).toBe('begin end ');
  expect(second.output()).toContain('nothing has changed');
});

test('a builder that was killed is waited for as long as its bundler lives', async () => {
  await writeFile(join(folder, 'held'), '');
  const first = build();
  await expect.poll(log, { timeout: 20_000 }).toBe('begin ');
  first.child.kill('SIGKILL');
  await first.end();
  const second = build();
  await expect.poll(second.output, { timeout: 20_000 }).toContain('waiting');
  await rm(join(folder, 'held'));
  expect(await second.end()).toBe(0);
  expect(await log()).toBe('begin end begin end ');
});

test('a build that fails ends in one sentence, and the next one tries again', async () => {
  await writeFile(join(folder, 'broken'), '');
  const failed = build();
  expect(await failed.end()).toBe(1);
  expect(failed.output()).toMatch(/สร้างหน้าเว็บไม่สำเร็จ \(vite จบด้วย 3\)[^\n]*\n$/);
  expect(failed.output()).not.toContain('    at ');
  await rm(join(folder, 'broken'));
  expect(await build().end()).toBe(0);
});

test('Node knows the authority that `.env` names; what is set outside is stronger', async () => {
  await writeFile(join(folder, 'tool.ts'), 'console.log(process.env.NODE_EXTRA_CA_CERTS);');
  const authority = join(folder, 'ca.crt');
  await writeFile(authority, '');
  await writeFile(join(folder, 'early.cjs'), 'console.log(process.env.NODE_EXTRA_CA_CERTS);');
  await writeFile(join(folder, '.env'), `PORT=1\nNODE_EXTRA_CA_CERTS="${authority}" # ours\n`);
  // A file that is loaded before `.env` is: what it sees stood there when Node began.
  const more = { NODE_OPTIONS: `--require=${join(folder, 'early.cjs')}` };
  const tool = run(['tools/run.mjs', 'tool.ts'], more);
  expect(await tool.end()).toBe(0);
  // The launcher itself had none.
  expect(tool.output().split('\n').slice(0, 3)).toEqual(['undefined', authority, authority]);
  const outside = run(['tools/run.mjs', 'tool.ts'], { NODE_EXTRA_CA_CERTS: '/else.crt' });
  await outside.end();
  expect(outside.output()).toContain('/else.crt');
  expect(outside.output()).not.toContain(authority);
});
