/** People as simple figures, 124 units high; (0, 0) is between their feet. */
import type { Chance } from '../../random.ts';
import { at, colour, disc, mirrored, path, shirtOf } from './paint.ts';

export type Pose = 'stand' | 'wave' | 'give' | 'carry' | 'run' | 'bow';

const arms: Readonly<Record<Pose, string>> = {
  stand: 'M-17-86Q-27-68-23-48M17-86Q27-68 23-48',
  wave: 'M-17-86Q-27-68-23-48M17-86L36-104L38-124',
  give: 'M-15-86L10-66L34-70M17-86L24-70L38-76',
  carry: 'M-17-84L-6-62L20-64M17-84L24-66',
  run: 'M-15-86L-34-74L-40-56M15-86L30-72L42-84',
  bow: 'M-17-86L-10-66L2-74M17-86L10-66L-2-74',
};

interface Look {
  readonly shirt: string;
  readonly skirt: boolean;
  readonly grey: boolean;
  readonly pose: Pose;
}

const legs = (pose: Pose): string =>
  pose === 'run'
    ? path('M-8-48L-24-24L-42-30M8-48L22-26L14 0', 'none', { line: 10, stroke: colour.ink })
    : path('M-13-48V0H-3V-40H3V0H13V-48z', colour.ink, { line: 2 });

const skirt = path('M-7-10V0M7-10V0') + path('M-12-52H12L19-10H-19z', colour.ink, { line: 2 });

function figure({ shirt, skirt: wearsSkirt, grey, pose }: Look): string {
  const hair = grey ? colour.haze : colour.deep;
  const long = wearsSkirt ? path('M-15-112V-98Q0-92 15-98V-112z', hair, { line: 0 }) : '';
  return [
    long,
    wearsSkirt && pose !== 'run' ? skirt : legs(pose),
    path('M-18-46V-82Q-18-93-8-93H8Q18-93 18-82V-46z', shirt),
    path(arms[pose], 'none', { line: 5 }),
    disc([0, -109], 14, colour.skin, { line: 2.5 }),
    path('M-15-109A15 15 0 0 1 15-109Q8-118-2-117Q-12-116-15-109z', hair, { line: 0 }),
  ].join('');
}

type Spot = readonly [x: number, ground: number];

/** Somebody by chance; `grey` makes an older one, `flip` lets them look left. */
export function person(
  luck: Chance,
  spot: Spot,
  scale: number,
  { pose = 'stand', grey = false, flip = false }: Partial<Look & { flip: boolean }> = {},
): string {
  const look = { shirt: shirtOf(luck), skirt: luck.percent(50), grey, pose };
  return (flip ? mirrored : at)(spot, scale, figure(look));
}

/** Heads and shoulders of rows of people seen from behind. */
export function audience(luck: Chance, top: number, rows: number): string {
  let made = '';
  for (let row = 0; row < rows; row++) {
    const scale = 0.9 + row * 0.35;
    const gap = 88 * scale;
    const count = Math.ceil(960 / gap) + 1;
    for (let seat = 0; seat < count; seat++) {
      const x = seat * gap - (row % 2) * gap * 0.5 + luck.between(-5, 5);
      const hair = luck.percent(15) ? colour.haze : colour.deep;
      const shoulders = path('M-34 60V22Q-34-2-12-2H12Q34-2 34 22V60z', shirtOf(luck));
      made += at([x, top + row * 74], scale, shoulders, disc([0, -20], 19, hair, { line: 0 }));
    }
  }
  return made;
}
