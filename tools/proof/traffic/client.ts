/** Asks a server over connections that stay open, as many at once as it is told to. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Request {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string;
}

export interface Answer {
  /** 0: none came. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Why none came; '' of one that came. */
  readonly reason: string;
}

export interface Client {
  /** Never rejects: what went wrong on the way is an answer of status 0. */
  ask(request: Request): Promise<Answer>;
  /** Ends the connections. */
  close(): void;
}

/** Milliseconds after which a browser of ours gives up. */
const patience = 30_000;
const nothing = Buffer.alloc(0);
const unanswered = (reason: string): Answer => ({ status: 0, headers: {}, body: nothing, reason });

/**
 * `where` gives the server's address, another one after a restart. `connections`: at most so many
 * at once; what is beyond waits for one of them.
 */
export function openClient(where: () => string, connections = Number.POSITIVE_INFINITY): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  return {
    ask({ method = 'GET', path, headers = {}, body }) {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      const { hostname, port } = new URL(where());
      const typed = body === undefined ? {} : { 'content-type': 'application/json' };
      const options = { hostname, port, agent, method, path, headers: { ...headers, ...typed } };
      const outgoing = request({ ...options, timeout: patience }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', (error) => resolve(unanswered(error.message)));
        answer.on('end', () => {
          const whole = chunks.length === 1 ? (chunks[0] ?? nothing) : Buffer.concat(chunks);
          const { statusCode: status = 0, headers: shown } = answer;
          resolve({ status, headers: shown, body: whole, reason: '' });
        });
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
      outgoing.on('error', (error) => resolve(unanswered(error.message)));
      outgoing.end(body);
      return promise;
    },
    close: () => agent.destroy(),
  };
}
