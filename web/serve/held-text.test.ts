import { expect, test } from 'vitest';
import { heldText } from './held-text.ts';

test('words that a browser would tear stay on one line; all letters stay', () => {
  const markup = heldText('ติดต่อเจ้าหน้าที่ <A & B> "ก"');
  expect(markup).toBe('<x-t>ติดต่อ<x-w>เจ้าหน้าที่</x-w> &lt;A &amp; B&gt; "ก"</x-t>');
});

test.each(['', 'A & B', 'สหกรณ์', '24 มกราคม 2569'])('%j has no such word', (text) => {
  expect(heldText(text)).toBeUndefined();
});
