/** What lies behind: open country, a town, a room. All for 960 × 540. */
import type { Chance } from '../../random.ts';
import { box, colour, disc, path, times } from './paint.ts';

/** Sky, a gold sun, hills, and rice in rows up to the horizon. */
export function fields(luck: Chance, horizon = 330): string {
  const sun = luck.between(120, 840);
  const hill = luck.between(-120, 160);
  const high = horizon - luck.between(90, 150);
  const rows = times(13, (step) => {
    const x = (step - 6) * 90 + 480;
    return path(`M${x} ${horizon}L${480 + (x - 480) * 3.2} 540`, 'none', {
      stroke: colour.furrow,
      line: 2,
    });
  });
  const ears = times(4, (row) =>
    times(9 + row, (step) => {
      const y = horizon + 26 + row * row * 12 + row * 26;
      const x = ((step + 0.5) * 960) / (9 + row) + luck.between(-12, 12);
      const s = 5 + row * 3;
      return path(`M${x} ${y}v${-s * 2}m0 ${s}l${s}-${s}m-${s} ${s}l-${s}-${s}`, 'none', {
        stroke: colour.teal,
        line: 1.6 + row * 0.3,
      });
    }),
  );
  return [
    box([0, 0], [960, 540], colour.sky, { line: 0 }),
    disc([sun, horizon - 90], 62, colour.cream, { stroke: colour.gold }),
    disc([sun, horizon - 90], 49, 'none', { stroke: colour.gold, line: 1.5 }),
    path(
      `M${hill - 200} ${horizon}C${hill} ${high} ${hill + 220} ${high} ${hill + 420} ${horizon}z`,
      colour.mist,
      { stroke: colour.haze },
    ),
    path(
      `M${hill + 260} ${horizon}C${hill + 460} ${high + 40} ${hill + 700} ${high - 30} ` +
        `${hill + 1000} ${horizon}z`,
      colour.mist,
      { stroke: colour.haze },
    ),
    box([0, horizon], [960, 540 - horizon], colour.field, { line: 0 }),
    rows,
    ears,
    path(`M0 ${horizon}H960`),
  ].join('');
}

/** A lawn under the sky, for people and houses. */
export function lawn(luck: Chance, horizon = 380): string {
  const clouds = times(3, (step) => {
    const x = step * 320 + luck.between(20, 200);
    const y = luck.between(50, 150);
    return path(`M${x} ${y}q8-28 36-22q16-24 44-8q34-6 36 30z`, colour.white, {
      stroke: colour.haze,
      line: 2,
    });
  });
  const tufts = times(16, () => {
    const x = luck.between(10, 950);
    const y = luck.between(horizon + 22, 530);
    return path(`M${x} ${y}l-5-10m5 10v-13m0 13l5-10`, 'none', { stroke: colour.teal, line: 1.8 });
  });
  const hill = luck.between(0, 500);
  return [
    box([0, 0], [960, 540], colour.sky, { line: 0 }),
    clouds,
    path(
      `M${hill - 260} ${horizon}C${hill} ${horizon - 130} ${hill + 200} ${horizon - 130} ` +
        `${hill + 560} ${horizon}z`,
      colour.mist,
      { stroke: colour.haze },
    ),
    box([0, horizon], [960, 540 - horizon], colour.leaf, { line: 0 }),
    tufts,
    path(`M0 ${horizon}H960`),
  ].join('');
}

/** A room with a floor and a window or two. */
export function room(luck: Chance, floor = 400): string {
  const wall = luck.of([colour.sky, colour.field, '#f7f9fd']);
  const windows = luck.between(1, 2);
  const first = luck.of([60, 90, 640]);
  return [
    box([0, 0], [960, 540], wall, { line: 0 }),
    times(windows, (step) => {
      const x = (first + step * 560) % 820;
      return (
        box([x, 60], [130, 150], colour.white, { round: 4 }) +
        path(`M${x} 170q40-50 76-14q24-22 54-6v60h-130z`, colour.leaf, { line: 0 }) +
        path(`M${x + 65} 60v150M${x} 135h130`, 'none', { line: 2.5 })
      );
    }),
    path(`M0 ${floor - 16}H960`, 'none', { stroke: colour.haze, line: 2 }),
    box([0, floor], [960, 540 - floor], colour.mist, { line: 0 }),
    path(`M0 ${floor}H960`),
  ].join('');
}

/** A quiet ground of rings for things that stand alone. */
export function plain(luck: Chance): string {
  const x = luck.between(300, 660);
  const ground = luck.of([colour.sky, colour.field, colour.cream]);
  const ring = ground === colour.cream ? '#f1e2bd' : colour.mist;
  return [
    box([0, 0], [960, 540], ground, { line: 0 }),
    disc([x, 250], 230, ring, { line: 0 }),
    disc([x, 250], 260, 'none', { stroke: ring, line: 6 }),
    times(10, () =>
      disc([luck.between(20, 940), luck.between(20, 400)], luck.between(4, 9), colour.white, {
        stroke: colour.haze,
        line: 2,
      }),
    ),
    path('M60 450H900'),
  ].join('');
}
