/** The one way from a screen to the server (R140, R142, R143, R154). */
import type { DataOf, Endpoint, InputOf, TopOf } from '../api/endpoint.ts';
import type { Envelope } from '../api/envelope.ts';
import { isRepeatable } from '../api/repeatable.ts';
import type { Wing } from '../api/wing.ts';
import { createExchange, type ExchangeInput, keyHeader, type Payload } from './http/exchange.ts';
import type { Surroundings } from './http/page-environment.ts';
import { type Manner, notifyFailure, notifySuccess } from './http/show-notice.ts';

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

/** The browser's client: GET with the input in the address, POST with it as JSON (D-35). */
export interface Client {
  readonly call: Call;
  /** For a page that will send a POST of this wing as soon as it is there. */
  readonly prepare: (wing: Wing) => void;
}

export function createClient(around: Surroundings): Client {
  const { exchange, prepare } = createExchange(around);
  return {
    prepare,
    async call(endpoint, input, options = {}) {
      const { method, path, header } = endpoint;
      const { manner, signal, background } = options;
      const { headers, ...rest } = filled(path, header, input as Payload);
      const marked = {
        ...headers,
        ...(background && { 'X-Background': '1' }),
        ...(isRepeatable(endpoint) && { [keyHeader]: newKey() }),
      };
      try {
        const answer = await exchange({ ...endpoint, ...rest, headers: marked, signal });
        notifySuccess(around, answer, manner);
        return answer as never;
      } catch (error) {
        notifyFailure(around, error, method, manner);
        throw error;
      }
    },
  };
}

/** 128 random bits in visible ASCII; `randomUUID` is not there on plain http. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join();

/** Input in the path's `:names` and in its header; the rest travels as query or body. */
function filled(
  path: string,
  header: Endpoint['header'],
  input: Payload,
): Pick<ExchangeInput, 'path' | 'payload' | 'headers'> {
  const rest: Record<string, unknown> = { ...input };
  const consume = (name: string) => {
    const value = String(rest[name] ?? '');
    delete rest[name];
    return value;
  };
  const address = path.replace(/:([a-z_]+)/gi, (_, name: string) =>
    encodeURIComponent(consume(name)),
  );
  const headers = header && { [header.name]: consume(header.field) };
  return { path: address as `/${string}`, payload: rest, headers };
}
