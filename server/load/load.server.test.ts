import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestServer, post, settings, type TestServer } from '../tests/test-server.ts';

const proxy = '127.0.0.9';
let testServer: TestServer;
const sockets: Socket[] = [];
beforeAll(async () => {
  const connections = { each: 20, all: 50 };
  testServer = await openTestServer({
    settings: { ...settings, connections, trustedProxies: [proxy] },
  });
  await testServer.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  const { server } = testServer.app;
  const left = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  await vi.waitFor(async () => expect(await left()).toBe(0), 10_000);
});
afterAll(() => testServer.close());

interface Line {
  readonly socket: Socket;
  /** All that came back so far. */
  received(): string;
  isOpen(): boolean;
}

/** A connection that sends the bytes, once the server has it. */
async function open(from: string, bytes = ''): Promise<Line> {
  const { port } = testServer.app.server.address() as AddressInfo;
  const socket = connect({ host: '127.0.0.1', port, localAddress: from });
  sockets.push(socket);
  let received = '';
  let isOpen = true;
  socket.on('data', (chunk) => (received += chunk));
  socket.on('error', () => {});
  socket.on('close', () => (isOpen = false));
  const met = once(testServer.app.server, 'connection');
  await once(socket, 'connect');
  await met;
  socket.write(bytes);
  return { socket, received: () => received, isOpen: () => isOpen };
}

async function openMany(count: number, from: string, bytes?: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (let at = 0; at < count; at += 1) lines.push(await open(from, bytes));
  return lines;
}

const get = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';
const isAnswered = async (line: Line, status = 200) =>
  vi.waitFor(() => expect(line.received()).toContain(`HTTP/1.1 ${status} `), 10_000);
const areClosed = async (lines: readonly Line[]) =>
  vi.waitFor(() => expect(lines.filter((line) => line.isOpen())).toEqual([]), 10_000);

test('T27 beyond its share a network loses its own oldest idle connection alone', async () => {
  const quiet = await open('127.0.0.3', get);
  const loud = await openMany(22, '127.0.0.2');
  await areClosed(loud.slice(0, 2));
  expect(loud.slice(2).every((line) => line.isOpen())).toBe(true);
  const last = loud[21] as Line;
  last.socket.write(get);
  await isAnswered(last);
  expect(quiet.isOpen()).toBe(true);
  await isAnswered(quiet);
});

test('T27 when all connections are taken, whoever holds most gives way to who comes', async () => {
  const most = await openMany(20, '127.0.0.2');
  const second = await openMany(19, '127.0.0.4');
  const third = await openMany(11, '127.0.0.5');
  const one = await open('127.0.0.3', get);
  await isAnswered(one);
  await areClosed(most.slice(0, 1));
  const left = [...most.slice(1), ...second, ...third];
  expect(left.filter((line) => !line.isOpen())).toEqual([]);
});

const partialBody = (client: string) =>
  [
    'POST /home HTTP/1.1\r\nhost: localhost\r\n',
    `x-forwarded-for: ${client}\r\n`,
    'content-type: application/x-www-form-urlencoded\r\ncontent-length: 6\r\n\r\nabc',
  ].join('');

test('T27 connections of a trusted proxy are not counted; half bodies are, by client', async () => {
  const other = await open(proxy, partialBody('203.0.113.3'));
  // The shares of connections are long used up by then.
  const slow = await openMany(52, proxy, partialBody('203.0.113.2'));
  await vi.waitFor(() => {
    expect(slow.filter((line) => line.received().includes('HTTP/1.1 408 '))).toHaveLength(2);
  }, 10_000);
  await areClosed(slow.slice(0, 2));
  // Everybody else's second half still counts: no page sent it, which is said of it alone.
  for (const line of [other, slow[51] as Line]) {
    line.socket.write('def');
    await isAnswered(line, 403);
  }
});

test.each([
  ['behind another port', (nth: number) => `203.0.113.60:${1024 + nth}`],
  ['under a name that is no address', (nth: number) => `visitor-${nth}`],
])('T27 half bodies of one client, each %s, are one network’s', async (_, clientOf) => {
  const slow: Line[] = [];
  for (let nth = 0; nth < 52; nth += 1) slow.push(await open(proxy, partialBody(clientOf(nth))));
  await vi.waitFor(() => {
    expect(slow.filter((line) => line.received().includes('HTTP/1.1 408 '))).toHaveLength(2);
  }, 10_000);
});

test('T27 sixty whole requests of one client at once are answered, each of them', async () => {
  const whole = `${partialBody('203.0.113.2')}def`;
  const lines = await openMany(60, proxy);
  for (const line of lines) line.socket.write(whole);
  for (const line of lines) await isAnswered(line, 403);
});

test('T27 sixty calls from inside at once have no share: they are whole', async () => {
  const payload = { how: 'refused' };
  const session = { csrf: await testServer.csrf() };
  const calls = Array.from({ length: 60 }, () =>
    testServer.app.inject(post('/api/trial/fails', session, payload)),
  );
  const answers = await Promise.all(calls);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
});

test('T27 whom nobody trusts does not get out of a share by naming another address', async () => {
  const slow: Line[] = [];
  for (let at = 0; at < 22; at += 1) {
    slow.push(await open('127.0.0.2', partialBody(`203.0.113.${at}`)));
  }
  await vi.waitFor(() => expect(slow.some((line) => !line.isOpen())).toBe(true), 10_000);
});

test('T27 requests that nobody waits to have answered end their connection', async () => {
  const line = await open('127.0.0.2', 'GET /home HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(9));
  await areClosed([line]);
  const next = await open('127.0.0.2', get);
  await isAnswered(next);
});
