/** The settings of the outbox (`.env.example` lists them). */
import { BadSetting } from '../settings/bad-setting.ts';
import type { SmsGateway } from './sms-way.ts';

export interface OutboxSettings {
  /** Messages without another way are written to files. */
  readonly files: boolean;
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  readonly sms: SmsGateway | undefined;
}

type Read = (name: string) => string | undefined;

const isHere = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);

function gatewayOf(read: Read): SmsGateway {
  const url = read('SMS_HTTP_URL');
  // Braces stay as they are only outside of the host.
  const parsed = url === undefined ? null : URL.parse(url.replace(/\{(to|text)\}/g, 'x'));
  const safe = parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && isHere(parsed));
  if (url === undefined || !parsed || !safe) {
    throw new BadSetting('SMS_HTTP_URL: an https address is needed with OUTBOX=sms-http:');
  }
  const method = (read('SMS_HTTP_METHOD') ?? 'POST').toUpperCase();
  if (method !== 'GET' && method !== 'POST') {
    throw new BadSetting(`SMS_HTTP_METHOD=${method}: GET or POST is needed`);
  }
  const body = read('SMS_HTTP_BODY');
  const template = `${url} ${body ?? ''}`;
  if (!template.includes('{to}') || !template.includes('{text}') || (body && method === 'GET')) {
    throw new BadSetting('SMS_HTTP_URL or, with POST, SMS_HTTP_BODY must hold {to} and {text}');
  }
  const headers = headersOf(read('SMS_HTTP_HEADERS'));
  return { url, method, headers, body, ok: read('SMS_HTTP_OK') };
}

function headersOf(text: string | undefined): Record<string, string> {
  if (text === undefined) return { 'content-type': 'application/json' };
  try {
    const headers = new Headers(JSON.parse(text) as Record<string, string>);
    return Object.fromEntries(headers);
  } catch {
    // Without what was given: it may hold a key.
    throw new BadSetting('SMS_HTTP_HEADERS: a JSON object of names and texts is needed');
  }
}

function mailOf(url: string, read: Read): OutboxSettings['mail'] {
  const from = read('MAIL_FROM');
  if (URL.parse(url)?.hostname && from !== undefined && /^[^\s@<>]+@[^\s@<>]+$/.test(from)) {
    return { url, from };
  }
  throw new BadSetting('OUTBOX=smtp://…: an address of a server is needed, and MAIL_FROM with it');
}

/** `read` gives a setting, undefined for an empty one. Throws BadSetting. */
export function readOutbox(read: Read): OutboxSettings {
  const ways = (read('OUTBOX') ?? 'file').split(/[\s,]+/);
  let [files, mail, sms]: [boolean, OutboxSettings['mail'], OutboxSettings['sms']] = [
    false,
    undefined,
    undefined,
  ];
  for (const way of ways) {
    if (way === 'file') files = true;
    else if (way === 'sms-http:') sms = gatewayOf(read);
    else if (/^smtps?:/.test(way)) mail = mailOf(way, read);
    // Not told what it was: an address of a server may hold a password.
    else throw new BadSetting('OUTBOX: file, smtp://…, smtps://… and sms-http: are understood');
  }
  return { files, mail, sms };
}
