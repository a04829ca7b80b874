/** The settings of the outbox (`.env.example` lists them). */
import { badValue, missingSetting } from '../settings/bad-setting.ts';
import { settingFaultText as text } from '../settings/setting-faults.text.ts';
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
    throw missingSetting('SMS_HTTP_URL', text.gatewayWanted, text.exampleGateway);
  }
  if (!isSafe(url)) {
    // It may hold a key.
    throw badValue('SMS_HTTP_URL', undefined, text.gateway, text.exampleGateway);
  }
  if (method !== 'GET' && method !== 'POST') {
    throw badValue('SMS_HTTP_METHOD', method, text.method, 'POST');
  }
  if (method === 'GET' && body !== undefined) {
    throw badValue('SMS_HTTP_BODY', undefined, text.noBody(method), '');
  }
  const template = `${url} ${body ?? ''}`;
  if (!template.includes('{to}') || !template.includes('{text}')) {
    throw badValue('SMS_HTTP_BODY', undefined, text.placeholders, text.exampleBody);
  }
  return { url, method, headers: headersOf(headers), body, ok };
}

function headersOf(given: string | undefined): Record<string, string> {
  if (given === undefined) return { 'content-type': 'application/json' };
  try {
    return Object.fromEntries(new Headers(JSON.parse(given) as Record<string, string>));
  } catch {
    // Without what was given: it may hold a key.
    throw badValue('SMS_HTTP_HEADERS', undefined, text.headers, text.exampleHeaders);
  }
}

const exampleSender = 'portal@coop.example';

function mailOf(url: string, from: string | undefined): OutboxSettings['mail'] {
  if (!URL.parse(url)?.hostname) {
    throw badValue('OUTBOX', undefined, text.mailServer, text.exampleOutbox);
  }
  if (from === undefined) throw missingSetting('MAIL_FROM', text.sender, exampleSender);
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(from)) return { url, from };
  throw badValue('MAIL_FROM', from, text.oneMail, exampleSender);
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
    throw badValue('OUTBOX', undefined, text.noSmsWay, text.exampleOutbox);
  }
  if (recognised !== transports.length) {
    throw badValue('OUTBOX', undefined, text.outbox, text.exampleOutbox);
  }
  return {
    files,
    mail: smtp === undefined ? undefined : mailOf(smtp, from),
    sms: http ? gatewayOf(gateway) : undefined,
  };
}
