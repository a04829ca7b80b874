/** The input of a call: its JSON body within bounds, its parts together, checked (T19, T21). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
  request: Pick<FastifyRequest, 'params' | 'query' | 'body'> &
    Partial<Pick<FastifyRequest, 'headers'>>,
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

/** Bytes; an endpoint that takes a picture brings its own limit. */
export const largestBody = 100_000;
const deepestNesting = 20;

/** Takes JSON and nothing else; an empty body is an empty object. */
export function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      if (text.trim() === '') return done(null, {});
      if (isDeeperThan(text, deepestNesting)) {
        return done(new Problem('bad_input', { fields: [faultOf('', 'notJson')] }));
      }
      return parse(request, text, done);
    },
  );
}

/** Counts brackets outside strings, so that a hostile text never reaches the parser's stack. */
export function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at);
    else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > limit) return true;
    } else if (char === '}' || char === ']') depth -= 1;
  }
  return false;
}

/** Place of the closing quote; a picture's megabytes are leapt over, not walked through. */
function endOfString(text: string, start: number): number {
  for (let end = start; ; ) {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
    let before = end - 1;
    while (text[before] === '\\') before -= 1;
    // An even number of backslashes escape each other, and the quote is one.
    if ((end - before) % 2 === 1) return end;
  }
}
