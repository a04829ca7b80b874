import { expect, test } from 'vitest';
import { isSafeLink } from './safe-link.ts';

test.each([
  '/',
  '/home',
  '/list/news?page=2#top',
  'https://example.com',
  'tel:020001234',
  'mailto:a@b.example',
])('T29 %j may stand in a page', (href) => expect(isSafeLink(href)).toBe(true));

test.each([
  ...[
    '',
    'home',
    '#main',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
  ],
  ...['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,x', 'http://example.com'],
  ...['https:/\\evil.example', ' /home', 'java\tscript:alert(1)', 'vbscript:x', 'blob:x'],
])('T29 %j may not', (href) => expect(isSafeLink(href)).toBe(false));
