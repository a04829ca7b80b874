/** A browser of one address: connections that stay, and what came of each request. */
import { Agent, request } from 'node:http';
import type { Ask } from '../../../sign-in.ts';
import type { HttpAnswer } from '../../checker/answers.ts';

export interface Reply extends HttpAnswer {
  readonly cookies: readonly string[];
  /** Of the head `Retry-After`. */
  readonly retryAfter: string | undefined;
}

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Client {
  /** Undefined where no whole answer came. */
  call(call: Call): Promise<Reply | undefined>;
  close(): void;
}

/** Milliseconds: what has not come by then never comes. */
const patience = 40_000;

/** Connects to `port` of 127.0.0.1 from a loopback address, as one of many visitors would. */
export function openClient(port: number, from = '127.0.0.1'): Client {
  const agent = new Agent({ keepAlive: true, localAddress: from });
  const call = ({ method, path, headers, body }: Call) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const length = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(text)) };
    const { promise, resolve } = Promise.withResolvers<Reply | undefined>();
    const outgoing = request(
      { ...{ host: '127.0.0.1', port, method, path, agent, timeout: patience } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', () => resolve(undefined));
        answer.once('close', () => resolve(undefined));
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            text: Buffer.concat(parts).toString('utf8'),
            cookies: answer.headers['set-cookie'] ?? [],
            retryAfter: answer.headers['retry-after'],
          }),
        );
      },
    );
    for (const [name, value] of Object.entries({ ...headers, ...type, ...length }))
      outgoing.setHeader(name, value);
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.once('error', () => resolve(undefined));
    outgoing.end(text);
    return promise;
  };
  return { call, close: () => agent.destroy() };
}

/** As `tools/sign-in.ts` wants it. Throws where no answer came. */
export const askBy =
  (client: Client): Ask =>
  async ({ method, url, headers, body }) => {
    const reply = await client.call({ method, path: url, headers, body });
    if (reply === undefined) throw new Error(`${url}: no answer`);
    const { status, cookies, text } = reply;
    return { status, cookies, body: text.startsWith('{') ? JSON.parse(text) : undefined };
  };

/** A loopback address that nobody had before: each counts as a network of its own. */
let last = 0;
export function freshAddress(): string {
  last += 1;
  const parts = [20 + Math.floor(last / 60_000), Math.floor(last / 250) % 240, 1 + (last % 250)];
  return ['127', ...parts].join('.');
}
