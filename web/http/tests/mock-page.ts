/** A page around the client whose answers are written down beforehand, for tests. */
import type { Endpoint, Method } from '../../../api/endpoint.ts';
import type { Wing } from '../../../api/wing.ts';
import { type Call, type CallOptions, createClient } from '../../call.ts';
import type { Notice, Surroundings } from '../page-environment.ts';

interface Sent {
  readonly path: string;
  readonly init: RequestInit & { headers: Record<string, string> };
}

type Reply = {
  status?: number;
  body?: unknown;
  broken?: boolean;
  headers?: Record<string, string>;
};

/** Wings by the beginning of the addresses that the tests use. */
const wings: readonly (readonly [string, Wing])[] = [
  ['/api/membergroup/', 'agency'],
  ['/api/member/', 'member'],
  ['/api/office/', 'office'],
  ['/admin/', 'office'],
];

function sessionOf(path: string): Endpoint['session'] {
  if (path.endsWith('/auth/login')) return 'sign_in';
  if (path.endsWith('/auth/getAuthUser')) return 'look';
  return path.includes('/auth/') ? 'other' : undefined;
}

/** Calls an address as if an endpoint stood there. */
export const sendBy =
  (call: Call) =>
  (method: Method, path: string, payload: object = {}, options: CallOptions = {}) => {
    const wing = wings.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'info';
    const session = sessionOf(path);
    return call({ method, path, wing, session } as Endpoint, payload, options);
  };

/** A page that answers from a script of replies and remembers what was asked of it. */
export function page(replies: Record<string, Reply | Reply[]>) {
  const sent: Sent[] = [];
  const notices: Notice[] = [];
  const done: string[] = [];
  const left = new Map(Object.entries(replies).map(([path, reply]) => [path, [reply].flat()]));
  const tokens: { member: string | undefined; [area: string]: string | undefined } = {
    member: 'token-of-member',
  };
  const around: Surroundings = {
    async fetch(path, init) {
      sent.push({ path, init: init as Sent['init'] });
      const queue = left.get(path.split('?')[0] ?? '') ?? [];
      const reply = (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 404 };
      if (reply.broken) throw new TypeError('Failed to fetch');
      const { status = 200, headers = {}, body = null } = reply;
      return new Response(JSON.stringify(body), { status, headers });
    },
    token: (area) => tokens[area],
    forgetSession: (area) => done.push(`forget ${area}`),
    notify: (notice) => notices.push(notice),
    began: () => {
      done.push('began');
      return () => done.push('ended');
    },
    reload: () => done.push('reload'),
    later(action, milliseconds) {
      done.push(`after ${milliseconds}`);
      action();
    },
  };
  const { call, prepare } = createClient(around);
  return { client: { call, prepare, send: sendBy(call) }, sent, notices, done, tokens };
}

/** The answer that holds the anti-forgery value. */
export const config = { body: { rc_code: '1', data: { csrf_token: 'guard-1' } } };
/** The value after a refusal. */
export const fresh = { body: { rc_code: '1', data: { csrf_token: 'guard-2' } } };
