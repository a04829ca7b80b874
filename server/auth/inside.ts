/** Tells calls that this server makes of itself from those that come from outside. */
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const name = 'x-inside';
// Nobody outside can know it: made anew at each start, never sent.
const value = randomBytes(16).toString('base64url');

/** Header of a call from inside. */
export const insideMark: Readonly<Record<string, string>> = { [name]: value };

export function isInside({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers[name] === value;
}
