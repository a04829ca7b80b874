/** Under which name an answer is kept. React-free: the server uses it too. */
export type ApiQueryKey = readonly [endpoint: string, input: unknown];

export function apiQueryKey(endpoint: { readonly name: string }, input: unknown): ApiQueryKey {
  return [endpoint.name, input];
}

/** An answer that came with the page, or the refusal that stands for one. */
export type InitialAnswer =
  | { readonly key: ApiQueryKey; readonly data: unknown }
  | { readonly key: ApiQueryKey; readonly refusal: InitialRefusal };

/** Of a call that a page cannot be without: unknown number, unreadable address. */
export interface InitialRefusal {
  readonly status: number;
  readonly code: string;
  readonly text: string;
}
