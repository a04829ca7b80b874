/** One line of the route table: a screen and what the house must know of it. */
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { PrefetchRequest, ServerFacts } from '../api/page-facts.ts';
import { UnreachedPage } from './unreached/UnreachedPage.tsx';
import { UnreachedFile } from './unreached/unreached-file.ts';

/** What the house must know of a page besides its screen; stands in the route's `handle`. */
export interface PageFacts {
  /** Name of a lazy screen and of its file: the head names its built files. */
  readonly screen?: string;
  /** Of a table that comes with its first address: its file, `routes/member`. */
  readonly table?: string;
  readonly title?: string;
  readonly status?: number;
  /** Answers that a layout shows on every page. */
  readonly wants?: readonly PrefetchRequest[];
  /** Imports what only the server needs to know: the page's own answers, head and forms. */
  readonly facts?: () => Promise<{ readonly facts: ServerFacts }>;
  /** Shown behind a gate, rendered in the browser only: the server sends the splash. */
  readonly inBrowser?: boolean;
  /** Of the agencies or of the office: the splash says so. */
  readonly agency?: boolean;
  readonly office?: boolean;
  /** Stands in for others where there is no signal: nothing of it waits for script. */
  readonly still?: boolean;
}

interface RouteNode {
  /** A layout has none. */
  readonly path?: string;
  readonly children?: RouteObject[];
}

interface LazyPage<Name extends string> extends PageFacts, RouteNode {
  readonly screen: Name;
  /** Imports the file that exports the screen by its name. */
  readonly load: () => Promise<Record<Name, ComponentType>>;
}

let fetchBeside: () => Promise<unknown> = () => Promise.resolve();

/** From now on a screen that is fetched is shown once this has come, too. It never rejects. */
export function fetchWithScreens(load: () => Promise<unknown>): void {
  fetchBeside = load;
}

/**
 * A page whose screen is fetched when it is first shown. What stands in for one that cannot be had
 * leaves the frame around it; without its frame nothing can be shown.
 */
export function page<Name extends string>(line: LazyPage<Name>): RouteObject {
  const { load, path, children, ...facts } = line;
  const standIn = () => {
    if (children) throw new UnreachedFile(line.screen);
    return UnreachedPage;
  };
  const lazy = async () => {
    const screen = load().then((loaded) => loaded[line.screen], standIn);
    const [Component] = await Promise.all([screen, fetchBeside()]);
    return { Component };
  };
  return { lazy, ...placed({ path, children }, facts) };
}

function placed(node: { [Key in keyof RouteNode]: RouteNode[Key] | undefined }, handle: PageFacts) {
  const { path, children } = node;
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
