/** Reads JSON bodies: bounded in size and depth, nothing that reaches for a prototype (T19). */
import type { FastifyInstance } from 'fastify';
import { faultOf } from '../../api/faults.ts';
import { Problem } from '../../api/problem.ts';

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
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '{' || sign === '[') {
      depth += 1;
      if (depth > limit) return true;
    } else if (sign === '}' || sign === ']') depth -= 1;
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
