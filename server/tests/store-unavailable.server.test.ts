import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Server,
  type Socket,
} from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMenu } from '../../api/menu/menu.api.ts';
import { problems } from '../../api/problem.ts';
import { readTerms } from '../../api/terms/terms.api.ts';
import type { Render } from '../pages/pages.ts';
import {
  headersOf,
  openTestServer,
  post,
  type TestServer,
  type TestSession,
} from './test-server.ts';

const render: Render = async ({ url, call }) => {
  const { data } = await call(url === '/home' ? readMenu : readTerms, {});
  return { status: 200, html: `${url} ${JSON.stringify(data)}`, headers: {} };
};

/** The only way to the store, which a test can break and mend. */
class Bridge {
  readonly #travellers = new Set<Socket>();
  readonly #server: Server = createServer((near) => {
    const far = connect(this.#goal);
    for (const socket of [near, far]) {
      this.#travellers.add(socket);
      socket.on('error', () => {}).on('close', () => [near, far].map((one) => one.destroy()));
    }
    near.pipe(far).pipe(near);
  });
  #goal: NetConnectOpts = { port: 0 };
  #ownPort = 0;

  async mend(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#ownPort, '127.0.0.1', resolve));
    this.#ownPort = (this.#server.address() as AddressInfo).port;
  }

  leadTo(url: string): string {
    const changed = new URL(url);
    const { hostname, port } = changed;
    const folder = hostname.startsWith('%2F') ? decodeURIComponent(hostname) : undefined;
    this.#goal = folder ? { path: `${folder}/.s.PGSQL.${port}` } : { port: Number(port) };
    changed.hostname = '127.0.0.1';
    changed.port = String(this.#ownPort);
    return changed.href;
  }

  fall(): void {
    this.#server.close();
    for (const socket of this.#travellers) socket.destroy();
  }
}

const bridge = new Bridge();
let server: TestServer;
let session: TestSession;
beforeAll(async () => {
  await bridge.mend();
  server = await openTestServer({ render }, (url) => bridge.leadTo(url));
  session = await server.signIn('000123');
});
afterAll(async () => {
  await server.close();
  bridge.fall();
});

test('while the store is away: calls 503, what is public from memory, then all', async () => {
  expect((await server.app.inject('/home')).statusCode).toBe(200);
  bridge.fall();
  const record = { url: '/api/trial/mine/1', headers: headersOf(session) };
  const calls = [{ url: readTerms.path }, record, post('/api/member/auth/logout', session)];
  for (const call of calls) {
    const answer = await server.app.inject(call);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toMatchObject({ rc_code: '0', messages: problems.unavailable.text });
  }
  for (const url of ['/home', '/api/info/manu']) {
    expect((await server.app.inject(url)).statusCode, url).toBe(200);
  }
  const fresh = await server.app.inject('/list/news');
  expect(fresh.statusCode).toBe(503);
  expect(fresh.payload).toContain('ข้อมูลของคุณยังอยู่ครบ');

  await bridge.mend();
  await expect
    .poll(async () => (await server.app.inject(record)).statusCode, { timeout: 10_000 })
    .toBe(200);
}, 30_000);
