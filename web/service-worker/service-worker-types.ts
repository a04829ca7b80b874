/** As much of a service worker's world as ours looks at; the page's types know windows only. */

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Waiting {
  readonly request: Request;
  /** The page, asked for while the worker was still waking. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface Listening {
  addEventListener(name: 'install' | 'activate', act: (event: Waiting) => void): void;
  addEventListener(name: 'fetch', act: (event: Fetching) => void): void;
  addEventListener(
    name: 'message',
    act: (event: Waiting & { readonly data: unknown }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly registration: {
    unregister(): Promise<boolean>;
    readonly navigationPreload?: { enable(): Promise<void> };
  };
}
