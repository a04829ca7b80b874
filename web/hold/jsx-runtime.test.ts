import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { patternOf } from '../../tools/bundle/held/torn-words.ts';

// Another test may have brought the words along.
vi.resetModules();
const { holdWords } = await import('./held-text.ts');
const { Fragment, jsx, jsxs } = await import('./jsx-runtime.ts');

const rendered = (element: ReactElement) => renderToStaticMarkup(element);
const text = 'แจ้งเจ้าหน้าที่';
const held = '<x-t>แจ้ง<x-w>เจ้าหน้าที่</x-w></x-t>';
const bold = jsx('b', { children: 'ก' }, 'b');

test('without the list, as a served page is taken over, all text stays as it is', () => {
  expect(rendered(jsx('p', { children: text }))).toBe(`<p>${text}</p>`);
  expect(rendered(jsxs('p', { children: [text, bold] }))).toBe(`<p>${text}<b>ก</b></p>`);
  holdWords(patternOf(['เจ้าหน้าที่']));
});

test('the words of an element that holds text alone stay on one line', () => {
  expect(rendered(jsx('p', { className: 'a', children: text }))).toBe(`<p class="a">${held}</p>`);
  expect(rendered(jsx('p', { children: 'สหกรณ์' }))).toBe('<p>สหกรณ์</p>');
});

test('so do those of text beside elements, in lists and in fragments', () => {
  expect(rendered(jsxs('p', { children: [text, bold] }))).toBe(`<p>${held}<b>ก</b></p>`);
  expect(rendered(jsxs('p', { children: [bold, [text]] }))).toBe(`<p><b>ก</b>${held}</p>`);
  expect(rendered(jsx(Fragment, { children: text }))).toBe(held);
});

test('pieces of text side by side are one; what follows keeps its place', () => {
  const beside = jsxs('p', { children: [3, ' แจ้งเจ้า', 'หน้าที่', null, bold] });
  expect(rendered(beside)).toBe('<p><x-t>3 แจ้ง<x-w>เจ้าหน้าที่</x-w></x-t><b>ก</b></p>');
  const { children } = beside.props as { readonly children: readonly ReactNode[] };
  expect(children.slice(1)).toEqual([null, null, null, bold]);
});

test('a link of the router holds words like an element, another component gets its text', () => {
  const link = jsx(Link, { to: '/a', children: text });
  expect(rendered(jsx(MemoryRouter, { children: link }))).toContain(`>${held}</a>`);
  const Name = ({ children }: { readonly children: string }) => children.length;
  expect(rendered(jsx(Name, { children: text }))).toBe(String(text.length));
});

test.each(['title', 'option', 'textarea'] as const)('%s holds letters and no markup', (type) => {
  expect(rendered(jsx(type, { children: text }))).not.toContain('x-w');
});

test('children without such a word are the ones that were given', () => {
  const children = ['สหกรณ์', bold];
  expect((jsxs('p', { children }).props as { readonly children: unknown }).children).toBe(children);
});

test('the same text is the same element: React leaves it alone', () => {
  const childOf = () => (jsx('p', { children: text }).props as { children: unknown }).children;
  expect(childOf()).toBe(childOf());
});
