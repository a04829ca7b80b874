/** One line of the route table: a screen and what the house must know of it. */
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
  /** Name of a lazy screen and of its file: the head names its built files. */
  readonly screen?: string;
  readonly title?: string;
  readonly status?: number;
  readonly wants?: readonly Wanted[];
  /** Shown behind a gate, rendered in the browser only: the server sends the splash. */
  readonly inBrowser?: boolean;
}

interface Place {
  /** A layout has none. */
  readonly path?: string;
  readonly children?: RouteObject[];
}

interface LazyPage<Name extends string> extends PageFacts, Place {
  readonly screen: Name;
  /** Imports the file that exports the screen by its name. */
  readonly load: () => Promise<Record<Name, ComponentType>>;
}

/** A page whose screen is fetched when it is first shown. */
export function page<Name extends string>(line: LazyPage<Name>): RouteObject {
  const { load, path, children, ...facts } = line;
  const lazy = async () => ({ Component: (await load())[line.screen] });
  return { lazy, ...placed({ path, children }, facts) };
}

/** A page of the first visit: its screen comes with the site. */
export function firstPage(
  Component: ComponentType,
  { path, children, ...facts }: Omit<PageFacts, 'screen'> & Place,
): RouteObject {
  return { Component, ...placed({ path, children }, facts) };
}

function placed(place: { [Key in keyof Place]: Place[Key] | undefined }, handle: PageFacts) {
  const { path, children } = place;
  return {
    handle,
    ...(path === undefined ? {} : { path }),
    ...(children === undefined ? {} : { children }),
  };
}

/** Facts of all matched routes, layouts first. */
export function factsOf(matches: readonly { readonly handle?: unknown }[]): PageFacts[] {
  return matches.map(({ handle }) => handle as PageFacts | undefined).filter((facts) => !!facts);
}
