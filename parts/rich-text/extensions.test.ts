/** The editor's schema and the reader's list are the same (S6). */
import { getSchema } from '@tiptap/core';
import type { DOMOutputSpec, Mark, Node, Schema } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { articleTags, cleanArticle, documentTags } from '../../records/content/clean-html.ts';
import { articleExtensions, documentExtensions } from './extensions.ts';

/** Names of elements in what a node or mark is written as. */
function tagsOf(spec: DOMOutputSpec | undefined): string[] {
  if (!Array.isArray(spec)) return [];
  const [tag, ...rest] = spec;
  return [String(tag), ...rest.flatMap((part) => tagsOf(part as DOMOutputSpec))];
}

const writtenBy = (schema: Schema): string[] => [
  ...Object.values(schema.nodes).flatMap((type) =>
    tagsOf(type.spec.toDOM?.({ attrs: attributesOf(type), type } as unknown as Node)),
  ),
  ...Object.values(schema.marks).flatMap((type) =>
    tagsOf(type.spec.toDOM?.({ attrs: attributesOf(type), type } as unknown as Mark, true)),
  ),
];

function attributesOf(type: { readonly name: string }): Record<string, unknown> {
  if (type.name === 'heading') return { level: 2 };
  if (type.name === 'figure') return { src: '/mediafiles/images/a.jpg', alt: 'ก' };
  if (type.name === 'link') return { href: '/home' };
  return {};
}

/** Other spellings of what the editor writes, and a head that it gives to tables as they leave. */
const sameAs: Readonly<Record<string, string>> = {
  ...{ b: 'strong', i: 'em', span: 'p', h3: 'h2', h4: 'h2', thead: 'table' },
};

test.each([
  ['articles', articleExtensions, articleTags],
  ['documents', documentExtensions, documentTags],
] as const)('S6 of %s the editor writes the reader’s list, and nothing else', (_, ours, tags) => {
  const writes = new Set(writtenBy(getSchema([...ours])));
  expect([...writes].filter((tag) => !tags.includes(tag))).toEqual([]);
  expect(tags.filter((tag) => !writes.has(sameAs[tag] ?? tag))).toEqual([]);
});

test('S6 what the editor writes passes the server unchanged', () => {
  const html = [
    '<h2>ก</h2><h3>ข</h3><h4>ค</h4><p><strong>ง</strong> <em>จ</em> <u>ฉ</u><br />ช</p>',
    '<ul><li><p>ซ</p></li></ul><ol><li><p>ฌ</p></li></ol><blockquote><p>ญ</p></blockquote>',
    '<figure><img src="/mediafiles/images/a.jpg" alt="ฎ" width="10" height="20" />',
    '<figcaption>ฏ</figcaption></figure>',
    '<table><thead><tr><th><p>ฐ</p></th></tr></thead>',
    '<tbody><tr><td colspan="2"><p>ฑ</p></td></tr></tbody></table>',
    '<p><a href="/home" rel="noopener noreferrer">ฒ</a></p>',
  ].join('');
  expect(cleanArticle(html)).toBe(html);
});
