import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { jsx } from './jsx-runtime.ts';

const rendered = (element: ReactElement) => renderToStaticMarkup(element);
const text = 'แจ้งเจ้าหน้าที่';
const held = '<x-t>แจ้ง<x-w>เจ้าหน้าที่</x-w></x-t>';

test('the words of an element that holds text alone stay on one line', () => {
  expect(rendered(jsx('p', { className: 'a', children: text }))).toBe(`<p class="a">${held}</p>`);
});

test.each(['title', 'option', 'textarea'] as const)('%s holds letters and no markup', (type) => {
  expect(rendered(jsx(type, { children: text }))).not.toContain('x-w');
});

test('of text beside something else the browser compares each piece: it stays as it is', () => {
  const beside = jsx('p', { children: [text, jsx('b', { children: 'ก' }, 'b')] });
  expect(rendered(beside)).toBe(`<p>${text}<b>ก</b></p>`);
});
