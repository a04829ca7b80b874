import fc from 'fast-check';
import { expect, test } from 'vitest';
import { element, escapeXml } from './xml.ts';

/** What a reader of XML makes of it: a naive reader of our own. */
function read(xml: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return xml.replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (signs[name] ?? '?'),
  );
}

test('any text stands harmless in an element and in an attribute, and can be read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const xml = escapeXml(text);
      expect(xml).not.toMatch(/[<>"']/);
      expect(xml.replace(/&(amp|lt|gt|quot|apos|#13);/g, '')).not.toContain('&');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
      expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
      expect(xml.isWellFormed()).toBe(true);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they cannot be written
      const writable = !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text);
      if (writable && text.isWellFormed()) expect(read(xml)).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  [']]></title><script>', ']]&gt;&lt;/title&gt;&lt;script&gt;'],
  ['&lt;', '&amp;lt;'],
  ['ก\0ข', 'ก\ufffdข'],
  ['\ud800', '\ufffd'],
])('%j becomes %j', (text, xml) => {
  expect(escapeXml(text)).toBe(xml);
});

test('an element without text is none', () => {
  expect([element('a', ''), element('a', undefined), element('a', '<')]).toEqual([
    '',
    '',
    '<a>&lt;</a>',
  ]);
});
