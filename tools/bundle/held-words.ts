/** The server's own way to make elements, which holds words of Thai together. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ofReact = 'react/jsx-runtime';
const ofServer = resolve(import.meta.dirname, '../../web/serve/jsx-runtime.ts');

/** Puts `web/serve/jsx-runtime.ts` in the place of React's where pages are rendered. */
export const heldWordsPlugin = (): Plugin => ({
  name: 'held-words',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (source, importer) =>
    source === ofReact && importer !== ofServer ? ofServer : undefined,
});
