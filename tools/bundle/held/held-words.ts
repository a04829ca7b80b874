/** Our own way to make elements, which holds words of Thai together. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readSources } from '../../tidy/source.ts';
import { patternOf, wordsToHold } from './torn-words.ts';

const ofReact = 'react/jsx-runtime';
const web = resolve(import.meta.dirname, '../../../web');
/** By what is built: where pages are rendered ahead, and in the browser. */
const ours: Readonly<Record<string, string>> = {
  ssr: resolve(web, 'serve/jsx-runtime.ts'),
  client: resolve(web, 'hold/jsx-runtime.ts'),
};

/** Puts these in the place of React's. */
export const heldWordsPlugin = (): Plugin => ({
  name: 'held-words',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name in ours,
  resolveId(source, importer) {
    const file = ours[this.environment.name];
    return source === ofReact && importer !== file ? file : undefined;
  },
});

const listName = 'virtual:torn-words';
const shown = /^(?:api|core|kit|parts|server|shell|web|wings)\/.*\.text\.ts$/;

/** A pattern for the words that a browser would tear in the texts of the portal. */
export const tornWordsPlugin = (root: string): Plugin => ({
  name: 'torn-words',
  resolveId: (id) => (id === listName ? `\0${listName}` : undefined),
  load(id) {
    if (id !== `\0${listName}`) return undefined;
    const texts = readSources(root, /\.text\.ts$/).filter(({ path }) => shown.test(path));
    const words = wordsToHold(texts.map(({ text }) => text));
    return `export default ${JSON.stringify(patternOf(words))}`;
  },
});
