/** Calls made while a page is rendered: the same road as from outside, without the network. */
import type { FastifyInstance } from 'fastify';
import type { Endpoint, InputOf } from '../../api/endpoint.ts';
import { type Envelope, type FailureData, messageOf } from '../../api/envelope.ts';
import { Problem, type ProblemCode, problems } from '../../api/problem.ts';
import type { Forgery } from '../auth/csrf-token.ts';
import { insideMark } from '../auth/inside.ts';

/** Reads a public endpoint; resolves to the whole envelope, rejects with Problem. */
export type CallInside = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<Envelope>;

/** Who asks for a page or sends a form without script: nobody in particular, from somewhere. */
export interface Asker {
  readonly address: string;
  /** The browser's name of itself. */
  readonly agent: string;
}

/**
 * Calls through `app`, so that gate, check and serialiser are those of every caller, and so that
 * what is counted counts on the budgets of whoever asked for the page: as with script.
 */
export function callFrom(app: FastifyInstance, { address, agent }: Asker): CallInside {
  return async (endpoint, input) => {
    const url = addressOf(endpoint, input);
    const headers = { ...insideMark, 'user-agent': agent };
    return told(await app.inject({ method: 'GET', url, headers, remoteAddress: address }));
  };
}

/**
 * Calls for a form that came without script, as a visitor and with the sender's address: its
 * origin has been checked, but it holds no half of a session and never acts for a member.
 */
export function callFor(app: FastifyInstance, forgery: Forgery, sender: Asker): CallInside {
  const read = callFrom(app, sender);
  return async (endpoint, input) => {
    if (endpoint.method === 'GET') return read(endpoint, input);
    const fields = new Map(Object.entries(input as object));
    const answer = await app.inject({
      method: 'POST',
      url: filled(endpoint.path, fields),
      remoteAddress: sender.address,
      headers: {
        ...insideMark,
        'user-agent': sender.agent,
        'sec-fetch-site': 'same-origin',
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': forgery.issue(undefined),
      },
      payload: Object.fromEntries(fields),
    });
    return told(answer);
  };
}

function told(answer: { readonly statusCode: number; json<T>(): T }): Envelope {
  const envelope = answer.json<Envelope>();
  if (answer.statusCode === 200) return envelope;
  const { code, fields } = envelope.data as FailureData;
  const known = Object.hasOwn(problems, code) ? (code as ProblemCode) : 'failed';
  const text = messageOf(envelope);
  throw new Problem(known, { ...(fields && { fields }), ...(text && { text }) });
}

function addressOf({ method, path, name }: Endpoint, input: unknown): string {
  if (method !== 'GET') throw new Error(`${name} changes state: no page calls it`);
  const fields = new Map(Object.entries(input as Record<string, unknown>));
  const address = filled(path, fields);
  const query = new URLSearchParams();
  for (const [field, value] of fields) if (value !== undefined) query.set(field, String(value));
  return query.size === 0 ? address : `${address}?${query}`;
}

/** Puts values into the path's `:names` and takes them out of `fields`. */
function filled(path: string, fields: Map<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, field: string) => {
    const value = String(fields.get(field));
    fields.delete(field);
    return encodeURIComponent(value);
  });
}
