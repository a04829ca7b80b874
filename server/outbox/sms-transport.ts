/** SMS by the HTTP interface of whatever gateway the cooperative has: a template is filled in. */
import type { Deliver } from './outbox.ts';

export interface SmsGateway {
  /** May hold `{to}` and `{text}`, which are written as parts of an address. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** The same, written by the kind of content that the headers name: JSON, a form, or text. */
  readonly body: string | undefined;
  /** What an answer must hold: some gateways say 200 and fail. */
  readonly ok: string | undefined;
}

type Encode = (value: string) => string;

/** The inside of a JSON text: the quotes stand in the template. */
const inJson: Encode = (value) => JSON.stringify(value).slice(1, -1);
const inForm: Encode = (value) => new URLSearchParams({ v: value }).toString().slice(2);

/** One pass: what is filled in is not looked at for placeholders again. */
const filled = (template: string, values: Readonly<Record<string, string>>, encode: Encode) =>
  template.replace(/\{(to|text)\}/g, (_, name: string) => encode(values[name] ?? ''));

function encoderOf(headers: SmsGateway['headers']): Encode {
  const [, type = ''] =
    Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  if (/json/i.test(type)) return inJson;
  return /x-www-form-urlencoded/i.test(type) ? inForm : (value) => value;
}

/** The gateway did not take the message. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const longestAnswer = 64 * 1024;

async function answerOf(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece as Uint8Array, { stream: true });
    if (text.length > longestAnswer) break;
  }
  return text;
}

export function smsTransport({ url, method, headers, body, ok }: SmsGateway): Deliver {
  const encode = encoderOf(headers);
  return async ({ to, text }, signal) => {
    const values = { to, text };
    const response = await fetch(filled(url, values, encodeURIComponent), {
      method,
      headers,
      ...(body !== undefined && { body: filled(body, values, encode) }),
      signal,
      // Elsewhere nobody has checked who listens.
      redirect: 'error',
    });
    const answer = await answerOf(response);
    if (!response.ok) throw new Refused(`HTTP_${response.status}`);
    if (ok !== undefined && !answer.includes(ok)) throw new Refused('NOT_TAKEN');
  };
}
