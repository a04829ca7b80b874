/** The three wide pictures of the front page. */
import { chance } from '../../chance.ts';
import type { Size } from '../media.ts';
import { flag, house, palm, school, tree } from './buildings.ts';
import { fields, lawn } from './grounds.ts';
import { at, box, colour, disc, path } from './paint.ts';
import { person } from './people.ts';
import { coinAt, pig, pile } from './things.ts';

/** In pixels. */
export const slideSize: Size = { width: 1600, height: 500 };

type SlideNo = 1 | 2 | 3;
const purpose = 43;

/** A ground of 960 × 540 stretched to the width of a slide. */
const wide = (ground: string): string => `<g transform="scale(1.6667 0.926)">${ground}</g>`;

const draw: Readonly<Record<SlideNo, () => string>> = {
  1: () => {
    const luck = chance(1, purpose);
    return (
      wide(fields(luck, 390)) +
      at([1140, 362], 1.15, school) +
      at([760, 362], 1, flag) +
      at([640, 362], 1, palm) +
      [900, 980, 1060, 1240].map((x) => person(luck, [x, 450], 1.3, { pose: 'wave' })).join('')
    );
  },
  2: () => {
    return (
      box([0, 0], [1600, 500], colour.sky, { line: 0 }) +
      disc([1010, 260], 220, colour.mist, { line: 0 }) +
      disc([1010, 260], 250, 'none', { stroke: colour.mist, line: 6 }) +
      path('M640 430H1580') +
      at([1000, 430], 1.35, pig) +
      coinAt(1000, 110, 1.3) +
      [0, 1, 2, 3].map((n) => at([1230 + n * 90, 430], 1.1, pile(2 + n * 2))).join('')
    );
  },
  3: () => {
    const luck = chance(3, purpose);
    return (
      wide(lawn(luck, 400)) +
      at([1240, 380], 1.3, house) +
      at([1460, 384], 1.2, tree) +
      person(luck, [900, 460], 1.8) +
      person(luck, [1010, 464], 1.75, { pose: 'wave', flip: true }) +
      person(luck, [955, 470], 1.05, { pose: 'wave' })
    );
  },
};

/** SVG of 1600 × 500; the left third is calm, words may stand on it. */
export const drawSlide = (slide: SlideNo): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="500" viewBox="0 0 1600 500">' +
  `${draw[slide]()}</svg>`;
