import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problems } from '../../api/problem.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Sends bytes as they are and reads until the server hangs up. */
function exchange(bytes: string): Promise<{ status: number; head: string; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const chunks: Buffer[] = [];
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', reject);
  socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  return promise.then((text) => {
    const [head = '', body = ''] = text.split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
  });
}

const start = 'POST /api/info/footer HTTP/1.1\r\nhost: 127.0.0.1\r\n';
const tooLong = `${start}x-long: ${'x'.repeat(20_000)}\r\n\r\n`;
const unreadable = problems.bad_request.text;
const asks = (target: string, ...more: string[]) =>
  [`GET ${target} HTTP/1.1`, 'host: 127.0.0.1', ...more, '\r\n'].join('\r\n');
const twiceLong = `${start}content-length: 2\r\ncontent-length: 2\r\n\r\n{}`;
const chunked = 'transfer-encoding: chunked\r\n';
const twiceCoded = `${start}${chunked}${chunked}\r\n0\r\n\r\n`;
const twoLengths = `${start}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`;

test.each([
  ['a header of 20 kB', tooLong, 431, problems.too_large.text],
  ['garbage', 'sawasdee\r\n\r\n', 400, unreadable],
  ['a body of two lengths', twoLengths, 400, unreadable],
  ['a length said twice', twiceLong, 400, unreadable],
  ['an encoding said twice', twiceCoded, 400, unreadable],
  ['a request with two hosts', asks('/home', 'Host: evil.example'), 400, unreadable],
  ['a call with two hosts', asks('/api/info/footer', 'host: 127.0.0.1'), 400, unreadable],
  ['a request without a host', 'GET /home HTTP/1.1\r\n\r\n', 400, unreadable],
  ['a host that is none', 'GET /rss.xml HTTP/1.1\r\nhost: a"b\r\n\r\n', 400, unreadable],
  ['a whole address of another host', asks('http://evil.example/x'), 400, unreadable],
  ['two who sign in', asks('/home', 'authorization: a', 'Authorization: b'), 400, unreadable],
])(
  'T22 %s is answered in the envelope, in Thai, and the line is cut',
  async (_, bytes, ...expected) => {
    const { status, head, body } = await exchange(bytes);
    const { rc_code, message, data } = JSON.parse(body);
    expect([status, message]).toEqual(expected);
    expect(rc_code).toBe('0');
    expect(data.ref).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    expect(head.split('\r\n')).toEqual(
      expect.arrayContaining([
        'content-type: application/json; charset=utf-8',
        'cache-control: no-store',
        'connection: close',
        'x-content-type-options: nosniff',
        `content-length: ${Buffer.byteLength(body)}`,
      ]),
    );
  },
);

test('after bytes that are no request the server answers the next one', async () => {
  await exchange('\0\0\r\n\r\n');
  expect((await fetch(`http://127.0.0.1:${port}/api/info/footer`)).status).toBe(200);
});

test.each([
  ['/api/nothing', 404, 'application/json; charset=utf-8'],
  ['/api/x.php', 404, 'application/json; charset=utf-8'],
  ['/x.php', 404, 'text/plain; charset=utf-8'],
  ['/nothing.js', 404, 'text/plain; charset=utf-8'],
  ['/api/info/footer', 200, 'application/json; charset=utf-8'],
])('T22 the whole address of %s is answered as its path is', async (path, status, type) => {
  const exchanges = [path, `http://127.0.0.1${path}`].map((target) =>
    exchange(asks(target, 'connection: close')),
  );
  for (const answer of await Promise.all(exchanges)) {
    expect(answer.status).toBe(status);
    expect(answer.head.split('\r\n')).toContain(`content-type: ${type}`);
  }
});

test('signs of life may be asked for without a host, in the oldest way', async () => {
  expect((await exchange('GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200);
});

test('T22 TRACE says nothing back of what was sent', async () => {
  const head = 'host: 127.0.0.1\r\nconnection: close\r\ncookie: secret=1';
  const { status, body, ...answer } = await exchange(`TRACE /home HTTP/1.1\r\n${head}\r\n\r\n`);
  expect(status).toBe(404);
  expect(answer.head + body).not.toContain('secret=1');
});
