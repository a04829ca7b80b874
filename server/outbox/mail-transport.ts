/** E-mail by SMTP. */
import { createTransport } from 'nodemailer';
import type { Deliver } from './outbox.ts';

/** `url`: `smtps://user:password@host:465`; with `smtp:` TLS must be begun on the way. */
export function openMail(url: string) {
  const { hostname } = new URL(url);
  const here = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  return createTransport({
    url,
    ...(url.startsWith('smtp:') && !here && { requireTLS: true }),
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 },
    // What a message holds is text; nothing in it may make the server read files or addresses.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
}

/** Sends by the server at `url`, see `openMail`. */
export function mailTransport(url: string, from: string): Deliver {
  const transport = openMail(url);
  return async ({ to, subject = '', text }, signal) => {
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const sent = transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    sent.catch(() => {});
    await Promise.race([sent, ended]);
  };
}
