import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, startApp, temporaryFolder } from '../../tools/app.ts';
import { askOver, trySignIn, withCsrfToken } from '../../tools/sign-in.ts';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  data = await temporaryFolder();
});
afterAll(() => data.remove());

test('F14 on SIGTERM what was asked is answered, then the process ends with 0', async () => {
  const app = await startApp({ dataDir: data.path, env: { DEMO_MEMBERS: '30' } });
  const ask = askOver(app.baseUrl);
  const attempts = ['000123', '000456', '000111', '000222', '000789'].map((memberNo) =>
    trySignIn(ask, memberNo, 'not the password'),
  );
  // The forgery value was fetched, the password is being checked.
  await Promise.race(attempts);
  app.child.kill('SIGTERM');
  const answers = await Promise.allSettled(attempts);
  expect(answers.map((one) => one.status === 'fulfilled' && one.value.status)).toEqual(
    attempts.map(() => 400),
  );
  expect(await endOf(app.child)).toBe(0);
  expect(app.output()).toContain('หยุดแล้ว');
});

test('F14 a connection that is answered during the stop holds it up no longer', async () => {
  const app = await startApp({ dataDir: data.path, env: { DEMO_MEMBERS: '30' } });
  const { port } = new URL(app.baseUrl);
  const agent = new Agent({ keepAlive: true });
  const body = JSON.stringify({ membership_no: '000123', mem_password: 'not the password' });
  const headers = {
    ...(await withCsrfToken(askOver(app.baseUrl))),
    ...{ 'content-type': 'application/json', 'content-length': String(body.length) },
  };
  const options = { port, agent, headers, method: 'POST', path: '/api/member/auth/login' };
  const outgoing = request({ host: '127.0.0.1', ...options });
  const answered = once(outgoing, 'response');
  await new Promise<void>((sent) => outgoing.end(body, sent));
  // The password is being checked: the stop begins before the answer.
  await wait(20);
  const began = performance.now();
  app.child.kill('SIGTERM');
  const [answer] = await answered;
  answer.resume();
  expect(answer.statusCode).toBe(400);
  expect(await endOf(app.child)).toBe(0);
  expect(performance.now() - began).toBeLessThan(8_000);
  agent.destroy();
});

test('F14 whoever had connected before the signal is answered, looked at or not', async () => {
  const app = await startApp({ dataDir: data.path, env: { DEMO_MEMBERS: '30' } });
  app.child.kill('SIGSTOP');
  const waiting = Array.from({ length: 40 }, async () => {
    const outgoing = request(`${app.baseUrl}/healthz`, { agent: false });
    const answered = once(outgoing, 'response');
    await new Promise<void>((sent) => outgoing.end(sent));
    return answered;
  });
  const answers = Promise.allSettled(waiting);
  await wait(500);
  app.child.kill('SIGTERM');
  app.child.kill('SIGCONT');
  const states = (await answers).map(
    (one) => one.status === 'fulfilled' && one.value[0].statusCode,
  );
  expect(states).toEqual(waiting.map(() => 200));
  expect(await endOf(app.child)).toBe(0);
});

/** A process that stops as the server does; `app.close` waits until connections are cut. */
function stopper(body: string): ChildProcess {
  const module = resolve('server/start/stop.ts');
  const script = `
    import { stopInOrder } from ${JSON.stringify(module)};
    const say = (line) => process.stdout.write(line + '\\n');
    let cut; const connectionsCut = new Promise((resolve) => { cut = resolve; });
    const app = { close: () => connectionsCut, server: { closeAllConnections: () => cut() } };
    const listeners = {};
    const postgres = { on: (name, listener) => { listeners[name] = listener; },
      stop: async () => say('postgres hurries') };
    const store = { postgres, close: async () => say('store closed') };
    stopInOrder(app, store, { log: { fatal: (_, text) => say(text) }, print: say });
    setInterval(() => {}, 1000);
    ${body}
    say('ready');`;
  return spawn(process.execPath, ['--input-type=module', '-e', script]);
}

async function outputOf(child: ChildProcess): Promise<() => string> {
  let text = '';
  child.stdout?.on('data', (chunk) => {
    text += chunk;
  });
  while (!text.includes('ready')) await once(child.stdout ?? child, 'data');
  return () => text;
}

test('a second signal hurries: connections are cut and PostgreSQL is told again', async () => {
  const child = stopper('');
  const output = await outputOf(child);
  child.kill('SIGTERM');
  await expect.poll(output).toContain('กำลังหยุด');
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  expect(await endOf(child)).toBe(0);
  expect(output()).toContain('postgres hurries');
  expect(output()).toContain('store closed');
});

test.each([
  ['a rejection that nobody handles', 'setTimeout(() => Promise.reject(new Error("x")), 50);'],
  ['an error that nobody catches', 'setTimeout(() => { throw new Error("x"); }, 50);'],
])('F17 %s is logged, and the process ends with 1', async (_, body) => {
  const child = stopper(`cut(); ${body}`);
  const output = await outputOf(child);
  expect(await endOf(child)).toBe(1);
  expect(output()).toContain('nobody caught this');
  expect(output()).toContain('store closed');
});

test('a database that died too often ends the process with 1', async () => {
  const child = stopper("cut(); setTimeout(() => listeners['given-up'](), 50);");
  const output = await outputOf(child);
  expect(await endOf(child)).toBe(1);
  expect(output()).toContain('ฐานข้อมูลหยุดทำงานบ่อยเกินไป');
});
