import { expect, test } from 'vitest';
import { ownScript, trustedScript } from './script-policy.ts';

test('S6 a built file of this site passes', () => {
  expect(ownScript('/assets/solve-worker-BPrC4Ggy.js')).toBe('/assets/solve-worker-BPrC4Ggy.js');
  expect(trustedScript('/assets/solve-worker-BPrC4Ggy.js')).toMatch(/^\/assets\//);
});

test.each([
  'https://evil.example/assets/x.js',
  '//evil.example/assets/x.js',
  '/assets/../mediafiles/x.js',
  '/mediafiles/files/x.js',
  '/assets/x.js?y=//evil',
  '/assets/x.css',
  'data:text/javascript,alert(1)',
  'blob:http://127.0.0.1/x',
  'javascript:alert(1)',
  '',
])('S6 T5 %s does not', (url) => {
  expect(() => trustedScript(url)).toThrow(TypeError);
});
