/** What the server must know of a public page before it renders it; the browser never loads it. */
import type { Endpoint, InputOf } from './endpoint.ts';

/** Where a page stands. */
export interface PageLocation {
  /** Of the route's path, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

/** An answer the page shows, fetched on the server before it is rendered. */
export interface PrefetchRequest {
  readonly endpoint: Endpoint;
  readonly input: unknown;
}

/** What the head of the served page says besides the cooperative's own words. */
export interface HeadFacts {
  /** Without the cooperative's name. */
  readonly title?: string;
  readonly description?: string;
  /** Address on this site. */
  readonly image?: string;
  /** Address of the picture that is seen first: fetched before anything else. */
  readonly firstPicture?: string;
  readonly type?: 'website' | 'article';
  /** Structured data (schema.org); addresses in it may begin with a single slash. */
  readonly jsonLd?: object;
  /** Kept out of search engines. */
  readonly hidden?: boolean;
}

/** What a content security policy must allow in a page itself: hashes of its scripts and styles. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What a form that is sent without script does: calls an endpoint, then shows the page again. */
export interface Accepted {
  readonly endpoint: Endpoint;
  /** Input of the endpoint out of the form's fields. */
  readonly input: (fields: URLSearchParams, location: PageLocation) => unknown;
  /** Where to go instead of showing the page again; a path of this site. */
  readonly done?: (data: never, fields: URLSearchParams) => Redirect;
}

export interface Redirect {
  readonly location: string;
  readonly setCookie?: string;
}

export interface ServerFacts {
  readonly wants?: (location: PageLocation) => readonly PrefetchRequest[];
  /** Gets the data of the wanted answers in their order, once all of them are there. */
  readonly head?: (answers: readonly never[]) => HeadFacts;
  readonly accepts?: readonly Accepted[];
}

/** One thing wanted, its input checked against its endpoint. */
export function want<E extends Endpoint>(endpoint: E, input: InputOf<E>): PrefetchRequest {
  return { endpoint, input };
}
