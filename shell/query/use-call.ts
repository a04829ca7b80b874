/** The page's caller for what a person does: sends a form, presses a button. */
import { use } from 'react';
import {
  CallContext,
  type CallOptions,
  type QueryData,
  type QueryEndpoint,
  type QueryInput,
} from './call-context.ts';

/** What came back; what an endpoint puts beside `data` is unknown here. */
export interface Answer<Data> {
  readonly rc_code: string;
  readonly messages?: string;
  readonly data: Data;
  /** Of an endpoint that answers with a file: in place of data. */
  readonly file?: { readonly name: string; readonly blob: Blob };
}

export type ActionCall = <E extends QueryEndpoint>(
  endpoint: E,
  input: QueryInput<E>,
  options?: CallOptions,
) => Promise<Answer<QueryData<E>>>;

/** The caller of the page; throws outside of a `QueryProvider`. */
export function useCall(): ActionCall {
  const call = use(CallContext);
  if (!call) throw new Error('useCall needs a QueryProvider above it');
  return call as ActionCall;
}
