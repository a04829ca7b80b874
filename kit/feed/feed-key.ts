/** Under which name an answer is kept. React-free: the server uses it too. */
export type FeedKey = readonly [endpoint: string, input: unknown];

export function feedKey(endpoint: { readonly name: string }, input: unknown): FeedKey {
  return [endpoint.name, input];
}

/** An answer that came with the page. */
export interface KnownAnswer {
  readonly key: FeedKey;
  readonly data: unknown;
}
