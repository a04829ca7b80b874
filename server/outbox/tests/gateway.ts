/** A real HTTP server that behaves like good and bad SMS gateways. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Heard {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Behave = (response: ServerResponse, attempt: number) => void;

export const behaviours = {
  good: (response) => response.end('{"status":"sent"}'),
  failing: (response) => response.writeHead(500).end('{"error":"out of order"}'),
  /** Says 200, and in the answer that it did nothing. */
  lying: (response) => response.end('{"status":"failed","reason":"no credit"}'),
  /** Never answers. */
  slow: () => {},
  /** Begins to answer and never ends. */
  drip: (response) => response.write('{"status":'),
  /** Hangs up. */
  rude: (response) => response.destroy(),
  elsewhere: (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
} as const satisfies Record<string, Behave>;

export async function openGateway(behave: Behave) {
  const heard: Heard[] = [];
  let now = behave;
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const { method = '', url = '', headers } = request;
    heard.push({ method, url, headers, body: Buffer.concat(pieces).toString('utf8') });
    now(response, heard.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    heard,
    url: `http://127.0.0.1:${port}`,
    behave: (next: Behave) => {
      now = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
