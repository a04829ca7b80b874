/** Answers for what never became a request: too much header, or no HTTP at all (T22). */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { Problem, type ProblemCode } from '../../api/problem.ts';
import { failureOf, newRef } from './failure.ts';

interface Unread {
  readonly status: number;
  readonly code: ProblemCode;
}

const tooSlow = 'ERR_HTTP_REQUEST_TIMEOUT';
const malformed: Unread = { status: 400, code: 'bad_request' };
const answersByCode: Readonly<Record<string, Unread>> = {
  [tooSlow]: { status: 408, code: 'bad_media' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large' },
};

/** The answer as it goes over the wire, in full; `headers` are those of every answer. */
function unreadAnswer(reason: string, headers: Readonly<Record<string, string>>): string {
  const { status, code } = answersByCode[reason] ?? malformed;
  const body = JSON.stringify(failureOf(new Problem(code), newRef()).envelope);
  const all = {
    ...headers,
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    'content-type': 'application/json; charset=utf-8',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/** Fastify's `clientErrorHandler`: answers, if anybody still listens, and ends the connection. */
export function answerUnread(headers: Readonly<Record<string, string>>) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else socket.end(unreadAnswer(error.code, headers), () => socket.destroy());
  };
}

/** Answers a request whose body is still on its way as one whose time is over. */
export function answerSlow(headers: Readonly<Record<string, string>>) {
  return ({ socket }: IncomingMessage): void => {
    if (socket.writable) socket.end(unreadAnswer(tooSlow, headers), () => socket.destroy());
    else socket.destroy();
  };
}
