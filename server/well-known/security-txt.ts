/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. Without a contact: 404. */
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../api/problem.ts';
import type { PublicOrigin } from '../auth/origin.ts';
import type { SecuritySettings } from './security-settings.ts';

const path = '/.well-known/security.txt';
const day = 86_400_000;
/** Days: what was kept for longer is asked for anew; the standard wants less than a year. */
const goodFor = 180;

/** The text as it stands on the day of `now`. */
export function securityTxt(
  { contact, policy }: SecuritySettings,
  publicOrigin: PublicOrigin,
  now: number,
): string {
  const until = new Date((Math.floor(now / day) + goodFor) * day);
  return [
    ...contact.map((one) => `Contact: ${one}`),
    `Expires: ${until.toISOString()}`,
    'Preferred-Languages: th, en',
    ...(publicOrigin === undefined ? [] : [`Canonical: ${publicOrigin}${path}`]),
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
    '',
  ].join('\n');
}

/** A contact is the cooperative's to name: `settings` undefined, there is none to give. */
export function serveSecurityTxt(
  app: FastifyInstance,
  settings: SecuritySettings | undefined,
  publicOrigin: PublicOrigin,
): void {
  app.get(path, (_request, reply) => {
    if (settings === undefined) throw new Problem('not_found');
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(securityTxt(settings, publicOrigin, Date.now()));
  });
}
