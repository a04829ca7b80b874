/** What two texts of a topic differ in, part by part. Pure. */
import { type Difference, diffLines, linesOf } from '../../../../parts/compare/diff-lines.ts';
import type { Content } from '../shapes.ts';
import { compareText as text } from './compare.text.ts';

type Reader = (content: Content) => readonly string[];

const one = (value: string | null): readonly string[] => (value ? [value] : []);

const parts: readonly (readonly [name: string, read: Reader])[] = [
  [text.title, ({ title }) => one(title)],
  [text.category, ({ category }) => one(category)],
  [text.summary, ({ summary }) => summary.split('\n').filter((line) => line !== '')],
  [text.body, ({ body_html: html }) => linesOf(html)],
  [text.cover, ({ cover_url: url, cover_alt: alt }) => (url ? [text.pictureAt(alt, url)] : [])],
  [text.facts, ({ facts }) => facts.map(({ label, value }) => `${label}: ${value}`)],
  [text.images, ({ images }) => images.map(({ alt, url }) => text.pictureAt(alt, url))],
  [text.files, ({ files }) => files.map(({ name, url }) => text.pictureAt(name, url))],
  [
    text.times,
    (content) => [
      ...one(content.published_at && text.publishedAt(content.published_at)),
      ...one(content.expires_at && text.expiresAt(content.expires_at)),
      ...(content.pinned ? [text.pinnedUntil(content.pinned_until)] : []),
      ...one(content.happens_on && text.happens(content.happens_on, content.happens_until)),
    ],
  ],
];

/** The parts in which they differ; none where they are the same. */
export function differences(before: Content, after: Content): readonly Difference[] {
  return parts
    .map(([name, read]) => ({ name, lines: diffLines(read(before), read(after)) }))
    .filter(({ lines }) => lines.some(({ kind }) => kind !== 'same'));
}
