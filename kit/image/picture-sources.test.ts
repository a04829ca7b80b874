import { expect, test } from 'vitest';
import { sourcesOf } from './picture-sources.ts';

const picture = `/mediafiles/images/Office/${'0a'.repeat(16)}-1600x800.jpg`;
const sizes = '(min-width: 40rem) 23rem, 100vw';

test('D-40 a picture with renditions is offered in its widths', () => {
  const sources = sourcesOf(picture, sizes);
  expect(sources.src).toBe(picture);
  expect(sources.srcSet).toContain('-240.webp 240w');
  expect(sources.sizes).toBe(sizes);
});

test('D-40 a picture that is wider than its frame reaches beyond it', () => {
  expect(sourcesOf(picture, sizes, 4 / 5).sizes).toBe('(min-width: 40rem) 57.5rem, 250vw');
  expect(sourcesOf(picture, sizes, 4).sizes).toBe(sizes);
});

test('D-40 an older picture and one of the folder are shown whole', () => {
  expect(sourcesOf('/mediafiles/images/News/501.webp', sizes)).toEqual({
    src: '/mediafiles/images/News/501.webp',
  });
});
