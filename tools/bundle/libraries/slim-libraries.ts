/**
 * Parts of libraries that no page of ours ever comes to, left out of the browser's files: endless
 * lists and changes of the query library (all calls that change something go by `web/call.ts`), the
 * router's measuring probes, its prefetching and its parts of a page, which need a framework around
 * it.
 */
import type { Plugin } from 'vite';

interface Stub {
  readonly file: RegExp;
  /** What stands in: the same names, as far as anybody asks for them. */
  readonly code: string;
}

const nothing = (...names: readonly string[]): string =>
  names.map((name) => `export const ${name} = () => undefined;`).join('\n');

export const stubs: readonly Stub[] = [
  {
    file: /\/react-router\/dist\/\w+\/lib\/router\/instrumentation\.js$/,
    code: nothing(
      'consumeInstrumentationClientResultMetaReceiver',
      'getRouteInstrumentationUpdates',
      'instrumentClientSideRouter',
      'instrumentHandler',
      'instrumentationResultMetaContext',
    ),
  },
  {
    file: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/links\.js$/,
    code: nothing(
      'getKeyedLinksForMatches',
      'getKeyedPrefetchLinks',
      'getModuleLinkHrefs',
      'getNewMatchesForLinks',
      'isPageLinkDescriptor',
      'prefetchRouteCss',
      'prefetchStyleLinks',
    ),
  },
  {
    file: /\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    code: nothing('hasNextPage', 'hasPreviousPage', 'infiniteQueryBehavior'),
  },
  {
    file: /\/query-core\/build\/modern\/mutation\.js$/,
    code: `${nothing('getDefaultState')}\nexport class Mutation {}`,
  },
  {
    file: /\/query-core\/build\/modern\/mutationCache\.js$/,
    code: `export class MutationCache {
      clear() {}
      findAll() { return []; }
      resumePausedMutations() { return Promise.resolve(); }
    }`,
  },
  {
    file: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/components\.js$/,
    code: `${nothing(
      'Links',
      'Meta',
      'PrefetchPageLinks',
      'Scripts',
      'setIsHydrated',
      'useFrameworkContext',
    )}
    import { createContext } from 'react';
    export const CRITICAL_CSS_DATA_ATTRIBUTE = '';
    export const FrameworkContext = createContext(undefined);
    // A link without a framework fetches nothing ahead, so it has no reference of its own.
    export const mergeRefs = (theirs) => theirs;
    export const usePrefetchBehavior = () => [false, null, {}];`,
  },
];

/** The stub of a module by its path; undefined for one that stays as it is. */
export const stubOf = (path: string): string | undefined =>
  stubs.find(({ file }) => file.test(path))?.code;

export function slimLibraries(): Plugin {
  return {
    name: 'slim-libraries',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: stubs.map(({ file }) => file) },
      handler: (id) => stubOf(id),
    },
  };
}
