/** One request and its envelope, with the headers of R140 and R143. */
import type { Method } from '../../api/endpoint.ts';
import type { Envelope, FailureData } from '../../api/envelope.ts';
import type { Wing } from '../../api/wing.ts';
import { CallError, type Called } from './call-error.ts';
import type { Surroundings } from './page-environment.ts';
import { fileOf } from './received-file.ts';

export type Payload = Readonly<Record<string, unknown>>;

export interface ExchangeInput extends Called {
  readonly method: Method;
  readonly payload?: Payload | undefined;
  /** Beside those of every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
}

type Received = Partial<Envelope<FailureData & { csrf_token?: string }>>;

/** What a call bears that is done once, however often it is made (F13). */
export const keyHeader = 'Idempotency-Key';

const patienceMilliseconds = 30_000;
const publicConfig: Called = { path: '/api/info/config', wing: 'info' };
/** Where a wing's value is had: it belongs to its session; public calls bear the member's. */
const configs: Readonly<Record<Wing, Called>> = {
  info: publicConfig,
  member: publicConfig,
  agency: { path: '/api/membergroup/config', wing: 'agency' },
  office: { path: '/api/office/config', wing: 'office' },
};

export interface Exchange {
  exchange(input: ExchangeInput): Promise<Envelope>;
  /** Fetches the wing's anti-forgery value ahead of the POST that will bear it. */
  prepare(wing: Wing): void;
}

/**
 * Builds the exchange of a page. The anti-forgery value is fetched before the first POST and kept
 * until it is refused or a session begins or ends, to which it is bound (D-38).
 */
export function createExchange(around: Surroundings): Exchange {
  const guards = new Map<Called, Promise<string>>();

  function guardValue(config: Called): Promise<string> {
    const cached = guards.get(config);
    if (cached) return cached;
    const guard = request(around, { method: 'GET', ...config }).then(
      (answer) => (answer as Received).data?.csrf_token ?? '',
    );
    guards.set(config, guard);
    guard.catch(() => guards.delete(config));
    return guard;
  }

  async function exchange(input: ExchangeInput): Promise<Envelope> {
    if (input.method === 'GET') return request(around, input);
    const config = configs[input.wing];
    const send = async () => request(around, input, await guardValue(config));
    let isSame = input.session === undefined;
    try {
      const answer = await send().catch((error: Partial<CallError>) => {
        if (error.code === 'forged') guards.delete(config);
        // Beyond that only an answer that was lost: one that refuses is an answer.
        else if (!input.headers?.[keyHeader] || error.envelope) throw error;
        return send();
      });
      isSame ||= input.session === 'look';
      return answer;
    } finally {
      if (!isSame) guards.delete(config);
    }
  }

  return {
    exchange,
    prepare: (wing) => void guardValue(configs[wing]).catch(() => undefined),
  };
}

async function request(
  around: Surroundings,
  input: ExchangeInput,
  guard?: string,
): Promise<Envelope> {
  const { method, path, wing, payload, signal } = input;
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...input.headers,
  };
  const token = around.token(wing);
  if (token) headers.Authorization = `Bearer ${token}`;
  if (guard !== undefined) {
    headers['Content-Type'] = 'application/json';
    headers['X-CSRF-TOKEN'] = guard;
  }
  const patience = AbortSignal.timeout(patienceMilliseconds);
  const ended = around.began();
  try {
    const response = await around.fetch(method === 'GET' ? withQuery(path, payload) : path, {
      method,
      headers,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
      body: method === 'POST' ? JSON.stringify(payload ?? {}) : null,
    });
    return await opened(input, response);
  } catch (error) {
    throw error instanceof CallError || signal?.aborted ? error : new CallError(input, 0);
  } finally {
    ended();
  }
}

/**
 * Reads the envelope, or the file in its place. Success is a 2xx with any code but '-1' and '-2';
 * all else throws.
 */
async function opened(called: Called, response: Response): Promise<Envelope> {
  const file = response.ok ? await fileOf(response) : undefined;
  if (file) return { rc_code: '1', file } as Envelope;
  const received = (await response.json().catch(() => undefined)) as Received | undefined;
  const code = String(received?.rc_code);
  const envelope = received && ({ ...received, rc_code: code } as Received);
  if (response.ok && ['0', '1', '2'].includes(code)) return envelope as Envelope;
  throw new CallError(called, response.status, envelope, response.headers.get('retry-after'));
}

function withQuery(path: string, payload: Payload = {}): string {
  const entries = Object.entries(payload).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  if (entries.length === 0) return path;
  const pairs = entries.map(([name, value]) => [name, String(value)] as [string, string]);
  return `${path}?${new URLSearchParams(pairs)}`;
}
