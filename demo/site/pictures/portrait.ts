/** Portraits of people who do not exist: a dignified figure, no likeness of anybody. */
import { chance } from '../../random.ts';
import type { Size } from '../media.ts';
import { box, colour, disc, path } from './paint.ts';

/** In pixels. */
export const portraitSize: Size = { width: 400, height: 500 };

type Who = 'woman' | 'man';
const purpose = 42;

const skins = ['#fbeadb', '#f5dcc4', '#efd0b2'] as const;
const hairs = [colour.deep, '#2b2b3a', '#8d9bb0', '#3d2f2a'] as const;
const grounds = [colour.sky, colour.field, colour.mist, colour.cream] as const;
const jackets = [colour.ink, colour.deep, colour.teal, '#c7dcf3', colour.white] as const;

function hairOf(who: Who, style: number, fill: string): { behind: string; before: string } {
  const fringe = path(
    'M122 214Q118 122 200 116Q282 122 278 214Q268 168 236 158Q170 168 138 160Q126 180 122 214z',
    fill,
    { line: 0 },
  );
  const parted = path(
    'M122 210Q116 118 200 114Q284 118 278 210Q270 160 206 150Q140 158 122 210z',
    fill,
    { line: 0 },
  );
  if (who === 'man') return { behind: '', before: style % 2 === 0 ? fringe : parted };
  const behind = [
    path('M108 220Q104 104 200 102Q296 104 292 220V318Q240 340 200 340Q160 340 108 318z', fill),
    disc([200, 112], 40, fill) + path('M112 220Q104 104 200 104Q296 104 288 220V262H112z', fill),
    path('M110 220Q104 104 200 104Q296 104 290 220V276Q200 300 110 276z', fill),
  ];
  return { behind: behind[style] ?? '', before: style % 2 === 0 ? parted : fringe };
}

const collar = (who: Who, jacket: string): string =>
  who === 'man'
    ? path('M160 356L200 420 240 356 262 372 200 470 138 372z', colour.white, { line: 2.5 }) +
      path('M192 408h16l10 70-18 22-18-22z', jacket === colour.teal ? colour.ink : colour.teal, {
        line: 2,
      })
    : path('M158 352Q200 440 242 352L256 372Q200 470 144 372z', colour.white, { line: 2.5 }) +
      disc([146, 424], 8, colour.gold, { stroke: colour.gold });

/** SVG of 400 × 500 for a seed; who they are is drawn too unless it is given. */
export function drawPortrait(seed: number, who?: Who): string {
  const luck = chance(seed, purpose);
  const drawn: Who = luck.percent(50) ? 'woman' : 'man';
  const person = who ?? drawn;
  const skin = luck.of(skins);
  const jacket = luck.of(jackets);
  const hair = hairOf(person, luck.below(3), luck.of(hairs));
  const glasses = luck.percent(35)
    ? path('M148 222h40v26h-40zM212 222h40v26h-40zM188 232h24', 'none', { line: 3 })
    : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500" viewBox="0 0 400 500">',
    box([0, 0], [400, 500], luck.of(grounds), { line: 0 }),
    disc([200, 210], 168, colour.white, { stroke: colour.haze, line: 2 }),
    hair.behind,
    path('M36 500Q40 400 140 372L168 350H232L260 372Q360 400 364 500z', jacket),
    path('M168 310H232V358Q200 392 168 358z', skin, { line: 2.5 }),
    collar(person, jacket),
    path('M124 210Q124 146 200 144Q276 146 276 210Q276 330 200 332Q124 330 124 210z', skin),
    hair.before,
    path('M150 214q18-10 36 0M214 214q18-10 36 0', 'none', { line: 3, stroke: colour.deep }),
    disc([168, 236], 5, colour.deep, { line: 0 }) + disc([232, 236], 5, colour.deep, { line: 0 }),
    path('M200 240q-8 26 4 30', 'none', { line: 2.5 }),
    path('M174 290Q200 308 226 290', 'none', { line: 3.5 }),
    glasses,
    '</svg>',
  ].join('');
}
