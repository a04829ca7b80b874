import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problems } from '../../api/problem.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
let port: number;
beforeAll(async () => {
  stage = await openStage();
  await stage.app.listen({ port: 0, host: '127.0.0.1' });
  port = (stage.app.server.address() as AddressInfo).port;
});
afterAll(() => stage.close());

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
const twoLengths = `${start}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`;

test.each([
  ['a header of 20 kB', tooLong, 431, problems.too_large.text],
  ['garbage', 'sawasdee\r\n\r\n', 400, problems.bad_media.text],
  ['a body of two lengths', twoLengths, 400, problems.bad_media.text],
])(
  'T22 %s is answered in the envelope, in Thai, and the line is cut',
  async (_, bytes, ...told) => {
    const { status, head, body } = await exchange(bytes);
    const { rc_code, message, data } = JSON.parse(body);
    expect([status, message]).toEqual(told);
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
