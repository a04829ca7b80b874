/** Calls made while a page is rendered: the same road as from outside, without the network. */
import type { FastifyInstance } from 'fastify';
import type { Endpoint, InputOf } from '../../api/endpoint.ts';
import type { Envelope, FailureData } from '../../api/envelope.ts';
import { Problem, type ProblemCode, problems } from '../../api/problem.ts';

/** Reads a public endpoint; resolves to the whole envelope, rejects with Problem. */
export type CallInside = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<Envelope>;

/** Calls through `app`, so that gate, check and serialiser are those of every caller. */
export function callFrom(app: FastifyInstance): CallInside {
  return async (endpoint, input) => {
    const answer = await app.inject({ method: 'GET', url: addressOf(endpoint, input) });
    const envelope = answer.json<Envelope>();
    if (answer.statusCode === 200) return envelope;
    const { code } = envelope.data as FailureData;
    throw new Problem(Object.hasOwn(problems, code) ? (code as ProblemCode) : 'failed');
  };
}

function addressOf({ method, path, name }: Endpoint, input: unknown): string {
  if (method !== 'GET') throw new Error(`${name} changes state: no page calls it`);
  const fields = new Map(Object.entries(input as Record<string, unknown>));
  const address = path.replace(/:(\w+)/g, (_, field: string) => {
    const value = String(fields.get(field));
    fields.delete(field);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [field, value] of fields) if (value !== undefined) query.set(field, String(value));
  return query.size === 0 ? address : `${address}?${query}`;
}
