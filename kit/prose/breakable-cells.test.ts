import { expect, test } from 'vitest';
import { breakableCells } from './breakable-cells.ts';

test('a long word of a cell may break every ten letters; tags and all else stay', () => {
  const long = 'x'.repeat(45);
  const broken = 'xxxxxxxxxx\u200bxxxxxxxxxx\u200bxxxxxxxxxx\u200bxxxxxxxxxx\u200bxxxxx';
  const link = `<a href="https://coop.example/${long}">${long}</a>`;
  expect(breakableCells(`<p>${long}</p><table><tr><td>${link}</td><th>ก</th></tr></table>`)).toBe(
    `<p>${long}</p><table><tr><td>${link.replace(`>${long}<`, `>${broken}<`)}</td>` +
      '<th>ก</th></tr></table>',
  );
});

test('Thai and entities are not parted', () => {
  const untouched = `<td>${'ก'.repeat(90)} ${'&amp;'.repeat(20)} short words</td>`;
  expect(breakableCells(untouched)).toBe(untouched);
});
