/** One picture: a scene drawn by the luck of its seed, the same on every machine. */
import { chance } from '../../random.ts';
import type { Size } from '../media.ts';
import { type SceneName, scenes } from './scenes.ts';

/** Covers and pictures of topics, in pixels. */
export const pictureSize: Size = { width: 960, height: 540 };

const purpose = 41;

/** SVG of 960 × 540; another seed stands things and people elsewhere. No words are in it. */
export const drawScene = (name: SceneName, seed: number): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540">' +
  `${scenes[name](chance(seed, purpose))}</svg>`;
