/** One line of the route table: a screen, loaded when it is first shown, and its facts. */
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Endpoint } from '../api/endpoint.ts';

/** An answer the page shows, fetched on the server before it is rendered. */
export interface Wanted {
  readonly endpoint: Endpoint;
  readonly input: unknown;
}

/** What the house must know of a page besides its screen; stands in the route's `handle`. */
export interface PageFacts {
  /** Name of the screen and of its file: the head names its built files. */
  readonly screen?: string;
  readonly title?: string;
  readonly status?: number;
  readonly wants?: readonly Wanted[];
  /** Shown behind a gate, rendered in the browser only: the server sends the splash. */
  readonly inBrowser?: boolean;
}

interface PageLine<Name extends string> extends PageFacts {
  readonly screen: Name;
  /** Imports the file that exports the screen by its name. */
  readonly load: () => Promise<Record<Name, ComponentType>>;
  /** A layout has none. */
  readonly path?: string;
  readonly children?: RouteObject[];
}

export function page<Name extends string>(line: PageLine<Name>): RouteObject {
  const { load, path, children, ...facts } = line;
  return {
    handle: facts satisfies PageFacts,
    lazy: async () => ({ Component: (await load())[line.screen] }),
    ...(path === undefined ? {} : { path }),
    ...(children === undefined ? {} : { children }),
  };
}

/** Facts of all matched routes, layouts first. */
export function factsOf(matches: readonly { readonly handle?: unknown }[]): PageFacts[] {
  return matches.map(({ handle }) => handle as PageFacts | undefined).filter((facts) => !!facts);
}
