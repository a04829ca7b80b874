/** The settings of the outbox (`.env.example` lists them). */
import { BadSetting } from '../settings/bad-setting.ts';
import type { SmsGateway } from './sms-transport.ts';

export interface OutboxSettings {
  /** Messages without another way are written to files. */
  readonly files: boolean;
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  readonly sms: SmsGateway | undefined;
}

type Read = (name: string) => string | undefined;

const isHere = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);

/** Whether codes may be sent to this address: over TLS, or within the machine. */
function isSafe(template: string): boolean {
  // A placeholder is a part of the path or the query, never of the host.
  const url = URL.parse(template.replace(/\{(to|text)\}/g, 'x'));
  const host = URL.parse(template.replace(/\{(to|text)\}/g, 'y'))?.host;
  if (url === null || url.host !== host || url.username !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere(url));
}

interface Raw {
  readonly url: string | undefined;
  readonly method: string;
  readonly headers: string | undefined;
  readonly body: string | undefined;
  readonly ok: string | undefined;
}

function gatewayOf({ url, method, headers, body, ok }: Raw): SmsGateway {
  if (url === undefined) {
    throw new BadSetting('SMS_HTTP_URL is missing: OUTBOX=sms-http: needs it');
  }
  if (!isSafe(url)) {
    throw new BadSetting('SMS_HTTP_URL: https, or http to this machine only, and no account in it');
  }
  if (method !== 'GET' && method !== 'POST') {
    throw new BadSetting(`SMS_HTTP_METHOD=${method}: GET or POST is needed`);
  }
  if (method === 'GET' && body !== undefined) {
    throw new BadSetting('SMS_HTTP_BODY: only POST has one; leave it empty with GET');
  }
  const template = `${url} ${body ?? ''}`;
  if (!template.includes('{to}') || !template.includes('{text}')) {
    throw new BadSetting('SMS_HTTP_URL or SMS_HTTP_BODY must hold {to} and {text}');
  }
  return { url, method, headers: headersOf(headers), body, ok };
}

function headersOf(text: string | undefined): Record<string, string> {
  if (text === undefined) return { 'content-type': 'application/json' };
  try {
    return Object.fromEntries(new Headers(JSON.parse(text) as Record<string, string>));
  } catch {
    // Without what was given: it may hold a key.
    throw new BadSetting('SMS_HTTP_HEADERS: a JSON object of names and texts is needed');
  }
}

function mailOf(url: string, from: string | undefined): OutboxSettings['mail'] {
  if (!URL.parse(url)?.hostname) {
    throw new BadSetting('OUTBOX: smtp://… and smtps://… name no server');
  }
  if (from === undefined) throw new BadSetting('MAIL_FROM is missing: OUTBOX sends e-mail');
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(from)) return { url, from };
  throw new BadSetting('MAIL_FROM: one address such as portal@coop.example is needed');
}

/** `read` gives a setting, undefined for an empty one. Throws BadSetting. */
export function readOutbox(read: Read): OutboxSettings {
  const transports = (read('OUTBOX') ?? 'file').split(/[\s,]+/);
  const from = read('MAIL_FROM');
  const gateway: Raw = {
    url: read('SMS_HTTP_URL'),
    method: (read('SMS_HTTP_METHOD') ?? 'POST').toUpperCase(),
    headers: read('SMS_HTTP_HEADERS'),
    body: read('SMS_HTTP_BODY'),
    ok: read('SMS_HTTP_OK'),
  };
  const smtp = transports.find((transport) => /^smtps?:/.test(transport));
  const [files, http] = [transports.includes('file'), transports.includes('sms-http:')];
  // Not told what else stood there: an address of a server may hold a password.
  const recognised = Number(files) + Number(http) + Number(smtp !== undefined);
  if (!(files || http)) {
    throw new BadSetting('OUTBOX: SMS has no way: add file or sms-http:');
  }
  if (recognised !== transports.length) {
    throw new BadSetting('OUTBOX: file, sms-http: and one of smtp://… or smtps://…, each once');
  }
  return {
    files,
    mail: smtp === undefined ? undefined : mailOf(smtp, from),
    sms: http ? gatewayOf(gateway) : undefined,
  };
}
