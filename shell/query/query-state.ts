/** The four states of a feed (R105, R110), read off a query. Pure. */

export type QueryState = 'idle' | 'fetching' | 'success' | 'failure';

/** What decides about the state of a query. */
export interface QueryFacts<Data> {
  readonly enabled: boolean;
  readonly fetching: boolean;
  readonly failed: boolean;
  readonly data: Data | undefined;
}

export interface QueryNow<Data> {
  readonly state: QueryState;
  readonly data: Data | undefined;
}

/** R110, literally: only a success has data; a request clears them, and so does a failure. */
export function queryNow<Data>({
  enabled,
  fetching,
  failed,
  data,
}: QueryFacts<Data>): QueryNow<Data> {
  if (!enabled) return { state: 'idle', data: undefined };
  if (failed && !fetching) return { state: 'failure', data: undefined };
  if (fetching || data === undefined) return { state: 'fetching', data: undefined };
  return { state: 'success', data };
}

/** Reference code that a failed call carries, to read over the telephone (D-01). */
export function refOf(error: unknown): string | undefined {
  const { ref } = Object(error);
  return typeof ref === 'string' ? ref : undefined;
}
