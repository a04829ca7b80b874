/** How a feed reaches the server: the caller is handed in, so that parts know no wire. */
import { createContext } from 'react';

/** The part of an endpoint a feed needs; fits every declaration of `api/endpoint.ts`. */
export interface QueryEndpoint {
  readonly name: string;
  readonly wing: string;
  readonly input: { readonly _zod: { readonly input: unknown } };
  readonly data: { readonly _zod: { readonly output: unknown } };
}

export type QueryInput<E extends QueryEndpoint> = E['input']['_zod']['input'];
export type QueryData<E extends QueryEndpoint> = E['data']['_zod']['output'];

export interface CallOptions {
  /**
   * Who tells of a failure. `feed`: the caller, by the area's custom (R164); `action`: the caller,
   * with the server's words (R161); `silent`: whoever asked; `ahead`: nobody, not even of a
   * session's end, for it was not known yet whether anybody may ask.
   */
  readonly manner?: 'feed' | 'action' | 'silent' | 'ahead';
  readonly signal?: AbortSignal;
  /** Nobody did anything: the page looks by itself, which keeps no session alive. */
  readonly background?: boolean;
}

/** Answers with the envelope whose `data` the feed stores; rejects on any failure. */
export type QueryCall = (
  // biome-ignore lint/suspicious/noExplicitAny: every endpoint's declaration must fit
  endpoint: any,
  // biome-ignore lint/suspicious/noExplicitAny: the input is typed where the feed is used
  input: any,
  options?: CallOptions,
) => Promise<{ readonly data?: unknown }>;

export const CallContext = createContext<QueryCall | undefined>(undefined);
