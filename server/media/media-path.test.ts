import { expect, test } from 'vitest';
import { categoryOf } from './media-path.ts';

test.each([
  ['images/Utils/cooplogo.png', 'picture'],
  ['images/News/2568/501-1.webp', 'picture'],
  ['images/Activity/ทัศนศึกษา 2568 (1).jpg', 'picture'],
  ['files/Download/แบบฟอร์มกู้สามัญ.pdf', 'file'],
  ['files/Report/a..b.pdf', 'file'],
])('R188 %s is a %s', (path, category) => {
  expect(categoryOf(path)).toBe(category);
});

test.each([
  '',
  'images',
  'images/News',
  'images/News/',
  'images/Other/a.png',
  'images/news/a.png',
  'files/Slide/a.pdf',
  'other/News/a.png',
  'images/News/../../secret',
  'images/News/..',
  'images/News/.hidden.png',
  'images/News/.git/config',
  'images/News//a.png',
  'images/News/a\\b.png',
  'images/News/a\0.png',
  'images/News/a\n.png',
  'images/News/%2e%2e/secret',
  'images/News/a?.png',
  'images/News/a#.png',
  'images/News/C:/a.png',
  'images/News/a/b/c/d.png',
  `images/News/${'a'.repeat(151)}`,
  '/images/News/a.png',
])('T2 %j leads nowhere', (path) => {
  expect(categoryOf(path)).toBeUndefined();
});
