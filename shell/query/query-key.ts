/** Under which name an answer is kept. React-free: the server uses it too. */
export type FeedKey = readonly [endpoint: string, input: unknown];

export function feedKey(endpoint: { readonly name: string }, input: unknown): FeedKey {
  return [endpoint.name, input];
}

/** An answer that came with the page, or the refusal that stands for one. */
export type KnownAnswer =
  | { readonly key: FeedKey; readonly data: unknown }
  | { readonly key: FeedKey; readonly refusal: KnownRefusal };

/** Of a call that a page cannot be without: unknown number, unreadable address. */
export interface KnownRefusal {
  readonly status: number;
  readonly code: string;
  readonly text: string;
}
