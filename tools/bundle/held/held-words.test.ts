import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { heldWordsPlugin, tornWordsPlugin } from './held-words.ts';

type Hook = (this: unknown, ...given: readonly unknown[]) => unknown;

const call = (plugin: Plugin, hook: 'load' | 'resolveId', within: unknown, ...given: string[]) =>
  (plugin[hook] as Hook).call(within, ...given);

const resolved = (environment: string, source: string, importer: string) =>
  call(heldWordsPlugin(), 'resolveId', { environment: { name: environment } }, source, importer);

test.each([
  ['ssr', 'web/serve/jsx-runtime.ts'],
  ['client', 'web/hold/jsx-runtime.ts'],
])('in %s elements are made by %s, and it by React', (environment, file) => {
  const ours = resolved(environment, 'react/jsx-runtime', '/wings/a.tsx') as string;
  expect(ours.endsWith(`/${file}`)).toBe(true);
  expect(resolved(environment, 'react/jsx-runtime', ours)).toBeUndefined();
  expect(resolved(environment, 'react', '/wings/a.tsx')).toBeUndefined();
});

test('the script before the first paint makes no elements', () => {
  const applies = heldWordsPlugin().applyToEnvironment as unknown as Hook;
  expect(['ssr', 'client', 'early'].map((name) => applies({ name }))).toEqual([true, true, false]);
});

test('the browser’s module finds the words that it would tear, each as one', () => {
  const plugin = tornWordsPlugin('.');
  const id = call(plugin, 'resolveId', undefined, 'virtual:torn-words') as string;
  const code = call(plugin, 'load', undefined, id) as string;
  const pattern = new RegExp(JSON.parse(code.replace('export default ', '')) as string);
  const partsOf = (text: string) => text.split(pattern).filter((part) => part !== '');
  expect(partsOf('สหกรณ์รับทราบแล้ว')).toEqual(['สหกรณ์', 'รับทราบ', 'แล้ว']);
  expect(call(plugin, 'load', undefined, '/another.ts')).toBeUndefined();
});
