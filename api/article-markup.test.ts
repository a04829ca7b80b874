import { expect, test } from 'vitest';
import { cleanArticle } from '../records/content/clean-html.ts';
import { articleMarkup, deepestMarkup, isShallow } from './article-markup.ts';

const shape = articleMarkup(200_000);

test('what an editor writes is shallow, however long', () => {
  const cell = '<td><p>1,000.00<br></p></td>';
  const table = `<table><tbody>${`<tr>${cell.repeat(6)}</tr>`.repeat(900)}</tbody></table>`;
  expect(table.length).toBeGreaterThan(150_000);
  expect(shape.safeParse(table).success).toBe(true);
  expect(isShallow('<img src="/a.jpg"><br>'.repeat(5000))).toBe(true);
});

test('T27 elements within each other without end are refused before anybody cleans them', () => {
  for (const tag of ['b', 'P', 'x1', 'ul><li']) {
    expect(shape.safeParse(`<${tag}>`.repeat(16_000)).success, tag).toBe(false);
  }
  expect(isShallow('<b>'.repeat(deepestMarkup))).toBe(true);
  expect(isShallow('<b>'.repeat(deepestMarkup + 1))).toBe(false);
});

test('T27 the deepest that passes is cleaned in no time', () => {
  const deepest = `${'<b>'.repeat(deepestMarkup)}ก${'</b>'.repeat(deepestMarkup)}`.repeat(12);
  expect(shape.safeParse(deepest).success).toBe(true);
  const began = performance.now();
  cleanArticle(deepest);
  // Milliseconds, generous for a busy machine: 66,000 of them within each other took five seconds.
  expect(performance.now() - began).toBeLessThan(2_000);
});
