import { expect, test } from 'vitest';
import { filesFrom } from './built-files.ts';

const fonts = {
  'node_modules/f/sarabun-thai-400-normal.woff2': { file: 'assets/t4.woff2' },
  'node_modules/f/sarabun-thai-600-normal.woff2': { file: 'assets/t6.woff2' },
};
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
    fonts: ['assets/t4.woff2', 'assets/t6.woff2'],
  });
});

test('a screen that was not built is an error, not a page without style', () => {
  expect(() => filesFrom(manifest)(['LostPage'])).toThrow('LostPage.tsx is not in the build');
});
