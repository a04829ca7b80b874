/** Reads JSON bodies: bounded in size and depth, nothing that reaches for a prototype (T19). */
import type { FastifyInstance } from 'fastify';
import { faultOf } from '../../api/faults.ts';
import { Problem } from '../../api/problem.ts';

/** Bytes; an upload route will bring its own limit. */
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
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{' || sign === '[') {
      depth += 1;
      if (depth > limit) return true;
    } else if (sign === '}' || sign === ']') depth -= 1;
  }
  return false;
}
