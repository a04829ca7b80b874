import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { asWebp } from '../media.ts';
import { drawPortrait, portraitSize } from '../pictures/portrait.ts';
import { drawScene, pictureSize } from '../pictures/scene.ts';
import { type SceneName, scenes } from '../pictures/scenes.ts';

const names = Object.keys(scenes) as SceneName[];
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

describe('pictures that the demo draws', () => {
  test.each(names)('%s: the same for a seed, another for another, without words', (name) => {
    const drawn = drawScene(name, 7);
    expect(drawScene(name, 7)).toBe(drawn);
    expect(new Set([1, 2, 3, 4, 5].map((seed) => digest(drawScene(name, seed)))).size).toBe(5);
    expect(drawn).not.toMatch(/<text|NaN|undefined|style=|href/);
  });

  test('people differ, are the same for a seed, and woman or man where it is said', () => {
    const all = Array.from({ length: 40 }, (_, seed) => drawPortrait(seed));
    expect(new Set(all).size).toBeGreaterThan(35);
    expect(drawPortrait(3)).toBe(all[3]);
    expect(drawPortrait(3, 'woman')).not.toBe(drawPortrait(3, 'man'));
    for (const one of all) expect(one).not.toMatch(/<text|NaN|undefined/);
  });

  test('D-40 as WebP of the size asked for, no heavier than a page can bear', async () => {
    const scene = await asWebp(drawScene('meeting', 1), pictureSize);
    const portrait = await asWebp(drawPortrait(1), portraitSize);
    for (const [bytes, size] of [
      [scene, pictureSize],
      [portrait, portraitSize],
    ] as const) {
      expect(Buffer.from(bytes).toString('latin1', 0, 4)).toBe('RIFF');
      expect(Buffer.from(bytes).toString('latin1', 8, 12)).toBe('WEBP');
      expect(await sharp(bytes).metadata()).toMatchObject(size);
      expect(bytes.length).toBeLessThan(30_000);
    }
  });
});
