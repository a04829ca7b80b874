/** The one way from a screen to the server (R140, R142, R143, R154). */
import type { DataOf, Endpoint, InputOf, Method, TopOf } from '../api/endpoint.ts';
import type { Envelope } from '../api/envelope.ts';
import { type Asked, createExchange, type Payload } from './wire/exchange.ts';
import type { Surroundings } from './wire/surroundings.ts';
import { type Manner, tellFailure, tellSuccess } from './wire/tell.ts';

/** Envelope of a call that succeeded, with the data and the top fields of its endpoint. */
export type Answer<E extends Endpoint> = Omit<Envelope, 'data'> & { readonly data: DataOf<E> } & ([
    TopOf<E>,
  ] extends [undefined]
    ? unknown
    : Partial<TopOf<E>>);

export interface CallOptions {
  readonly manner?: Manner;
  readonly signal?: AbortSignal;
  /** The page looks by itself: no sign of life of the person before it (S1). */
  readonly background?: boolean;
}

/** Rejects with a `CallError`; on the server with the handler's own problem. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
) => Promise<Answer<E>>;

/** The browser's client: typed calls, and the plain GET and POST below them. */
export interface Client {
  readonly call: Call;
  /** GET with the payload in the address, POST with it as JSON; an upload is JSON too (D-35). */
  send(method: Method, path: string, payload?: Payload, options?: CallOptions): Promise<Envelope>;
}

export function createClient(around: Surroundings): Client {
  const exchange = createExchange(around);

  async function deliver(asked: Asked, options: CallOptions = {}): Promise<Envelope> {
    const { manner, signal, background } = options;
    const headers = background ? { ...asked.headers, 'X-Background': '1' } : asked.headers;
    try {
      const answer = await exchange({ ...asked, headers, signal });
      tellSuccess(around, answer, manner);
      return answer;
    } catch (error) {
      tellFailure(around, error, asked.method, manner);
      throw error;
    }
  }

  const call: Call = async ({ method, path, header }, input, options) => {
    const asked = filled(path, header, input as Payload);
    return (await deliver({ method, ...asked }, options)) as never;
  };
  return {
    call,
    send: (method, path, payload, options) => deliver({ method, path, payload }, options),
  };
}

/** Input in the path's `:names` and in its header; the rest travels as query or body. */
function filled(path: string, header: Endpoint['header'], input: Payload): Omit<Asked, 'method'> {
  const rest: Record<string, unknown> = { ...input };
  const take = (name: string) => {
    const value = String(rest[name] ?? '');
    delete rest[name];
    return value;
  };
  const address = path.replace(/:([a-z_]+)/gi, (_, name: string) => encodeURIComponent(take(name)));
  const headers = header && { [header.name]: take(header.field) };
  return { path: address, payload: rest, headers };
}
