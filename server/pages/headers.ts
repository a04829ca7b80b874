/** Headers of every answer: what the browser may load, run, frame and keep (S9). */
import type { FastifyInstance } from 'fastify';
import type { InlineSources } from '../../api/page-facts.ts';

/** The policy of our own pages: nothing from outside, nothing inline but these, Trusted Types. */
const pagePolicy = ({ scripts, styles }: InlineSources): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // Beside our own: what a page has fetched with its session, a member's picture for one.
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types sahakon-html sahakon-script',
  ].join('; ');

export const policyHeader = (inline: InlineSources) => ({
  'content-security-policy': pagePolicy(inline),
});

const always = {
  ...policyHeader({ scripts: [], styles: [] }),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Seconds: two years. */
const strictTransport = 'max-age=63072000; includeSubDomains';

/** The headers; `secure` says that the site is served over https, see `PUBLIC_ORIGIN`. */
export function headersFor({ secure }: { secure: boolean }): Readonly<Record<string, string>> {
  return secure ? { ...always, 'strict-transport-security': strictTransport } : always;
}

/** Puts the headers on every answer of every route, also on errors; a route may replace one. */
export function putHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
