import { expect, test } from 'vitest';
import { filesFrom } from './built-files.ts';

const names = ['thai-400', 'thai-600', 'latin-400', 'latin-600'];
const fonts = Object.fromEntries(
  names.map((name) => [`node_modules/f/sarabun-${name}-normal.woff2`, { file: `${name}.woff2` }]),
);
const manifest = {
  ...fonts,
  'web/head/early.ts': { file: 'assets/early.js' },
  'web/entry.client.tsx': { file: 'assets/entry.js', css: ['assets/e.css'], imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  'wings/info/home/HomePage.tsx': {
    file: 'assets/home.js',
    css: ['assets/h.css', 'assets/e.css'],
    imports: ['_base.js', 'web/entry.client.tsx'],
  },
};

test('a page names its own built files and what they import, each once', () => {
  expect(filesFrom(manifest)(['HomePage'])).toEqual({
    early: 'assets/early.js',
    entry: 'assets/entry.js',
    styles: ['assets/e.css', 'assets/h.css'],
    modules: ['assets/base.js', 'assets/home.js'],
    fonts: names.map((name) => `${name}.woff2`),
  });
});

test('a screen that was not built is an error, not a page without style', () => {
  expect(() => filesFrom(manifest)(['LostPage'])).toThrow('LostPage.tsx is not in the build');
});
