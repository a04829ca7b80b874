import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { past } from '../../seed/election/past.text.ts';
import { running } from '../../seed/election/running.text.ts';
import { referenceTimeline } from '../../timeline.ts';
import { figuresIn } from '../html.ts';
import { ownPictures, pictureSize, portraitSize, type Size } from '../media.ts';
import { topicsOn } from '../topics.ts';

const topics = topicsOn(referenceTimeline);
/** Candidates' portraits are shown smaller, and many on a page. */
const sizes: Readonly<Record<string, Size>> = {
  Personnel: portraitSize,
  Election: { width: 240, height: 300 },
};
const pictureNames = readdirSync(ownPictures, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.webp'),
);

test('D-40 each picture is WebP of its size, and no heavier than a page can bear', async () => {
  let bytes = 0;
  for (const name of pictureNames) {
    const content = readFileSync(join(ownPictures, name));
    const { format, width, height } = await sharp(content).metadata();
    const size = sizes[/(\w+)\/[^/]+$/.exec(name)?.[1] ?? ''] ?? pictureSize;
    expect([format, { width, height }], name).toEqual(['webp', size]);
    expect(content.length, name).toBeLessThan(30_000);
    bytes += content.length;
  }
  expect(bytes).toBeLessThan(1_500_000);
});

test('what topics and candidates name is there, and nothing besides', () => {
  const ofTopics = topics.flatMap(({ id, cover, portrait, images, body }) => [
    ...((cover ?? portrait) ? [`${id}`] : []),
    ...images.map((_, at) => `${id}-${at + 1}`),
    ...figuresIn(body).map((_, at) => `${id}-text-${at + 1}`),
  ]);
  const ofCandidates = [running, past].flatMap(({ photos, candidates }) =>
    candidates.map(({ code, number }) => `${photos}-${code.toLowerCase()}-${number}`),
  );
  const names = pictureNames.map((name) => name.replace(/^.*\/|\.webp$/g, ''));
  expect(names.toSorted()).toEqual([...ofTopics, ...ofCandidates].toSorted());
});

test('no two pictures are the same', () => {
  const contents = pictureNames.map((name) => readFileSync(join(ownPictures, name), 'base64'));
  expect(new Set(contents).size).toBeGreaterThan(pictureNames.length - 3);
});
