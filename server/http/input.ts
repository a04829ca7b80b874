/** Gathers path, query and body of a call into one input and checks it against its schema. */
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '../../api/endpoint.ts';
import { faultOf, faultsOf } from '../../api/faults.ts';
import { Problem } from '../../api/problem.ts';

/**
 * The checked input of a call.
 * Throws `bad_input` with the fields at fault: wrong, missing, unknown or sent twice (T21).
 */
export function readInput<E extends Endpoint>(
  endpoint: E,
  request: Pick<FastifyRequest, 'params' | 'query' | 'body'> & Partial<FastifyRequest>,
): z.output<E['input']> {
  const gathered = gather(request);
  if (endpoint.header) {
    const { field, name } = endpoint.header;
    const value = request.headers?.[name];
    if (Object.hasOwn(gathered, field)) {
      throw new Problem('bad_input', { fields: [faultOf(field, 'unknown')] });
    }
    if (value !== undefined) gathered[field] = value;
  }
  const parsed = z.safeParse(endpoint.input, gathered);
  if (parsed.success) return parsed.data as z.output<E['input']>;
  throw new Problem('bad_input', { fields: faultsOf(parsed.error.issues, gathered) });
}

function gather({ params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>) {
  const gathered: Record<string, unknown> = {};
  for (const part of [params, query, body]) {
    if (part === undefined || part === null) continue;
    if (typeof part !== 'object' || Array.isArray(part)) {
      throw new Problem('bad_input', { fields: [faultOf('', 'notJson')] });
    }
    for (const [key, value] of Object.entries(part)) {
      // Set like the others, it would be no field but vanish.
      if (key === '__proto__')
        throw new Problem('bad_input', { fields: [faultOf(key, 'unknown')] });
      if (Object.hasOwn(gathered, key)) {
        throw new Problem('bad_input', { fields: [faultOf(key, 'twice')] });
      }
      gathered[key] = value;
    }
  }
  return gathered;
}
