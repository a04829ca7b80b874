/** Things of the office, of care and of the road: (0, 0) is the middle of where they stand. */
import { box, colour, disc, path, times } from './paint.ts';

export const computer = [
  box([-80, -140], [160, 104], colour.white, { round: 6 }),
  box([-68, -128], [136, 80], colour.sky, { line: 2 }),
  path('M-48-70l26-28 22 16 34-34', 'none', { stroke: colour.teal }),
  path('M-20-36h40v24h-40zM-50-10H50', colour.mist),
].join('');

export const phone = [
  box([-62, -240], [124, 240], colour.white, { round: 16 }),
  box([-50, -212], [100, 168], colour.sky, { line: 2 }),
  disc([0, -22], 10, colour.mist),
  box([-38, -196], [64, 34], colour.white, { round: 8, line: 2 }),
  box([-24, -150], [62, 34], colour.leaf, { round: 8, line: 2 }),
  path('M-28-184h40M-14-138h40', 'none', { stroke: colour.haze, line: 2.5 }),
].join('');

export const shield = [
  path('M0-190Q50-160 100-160Q104-50 0 0Q-104-50-100-160Q-50-160 0-190z', colour.leaf, {
    stroke: colour.teal,
    line: 4,
  }),
  path('M-42-96l30 32 56-62', 'none', { stroke: colour.teal, line: 11 }),
].join('');

export const heart = path(
  'M0 0Q-110-70-110-140Q-110-196-58-196Q-20-196 0-156Q20-196 58-196Q110-196 110-140Q110-70 0 0z',
  colour.rose,
  { stroke: colour.red },
);

export const drop =
  path('M0-150Q60-70 60-46A60 54 0 0 1-60-46Q-60-70 0-150z', colour.rose, { stroke: colour.red }) +
  path('M-28-44q2 26 26 30', 'none', { stroke: colour.red });

export const bed = [
  box([-160, -70], [320, 34], colour.white, { round: 6 }),
  path('M-160-110V0M160-90V0', 'none', { line: 5 }),
  box([-150, -96], [76, 28], colour.mist, { round: 10 }),
  path('M-60-70q40-44 220-34v34z', colour.leaf, { stroke: colour.teal }),
].join('');

/** Somebody lying on the bed: head upon the pillow. */
export const sleeper =
  disc([-112, -112], 20, colour.skin, { line: 2.5 }) +
  path('M-132-112A20 20 0 0 1-96-126Q-118-124-132-112z', colour.deep, { line: 0 });

export const car = [
  path('M-170-20v-44q4-16 40-22l40-50h110l60 50q70 4 74 30v36z', colour.mist),
  path('M-82-88l28-36h44v36zM6-88v-36h58l36 36z', colour.white, { line: 2.5 }),
  times(2, (step) => disc([-90 + step * 180, -18], 30, colour.white)),
  times(2, (step) => disc([-90 + step * 180, -18], 12, colour.haze, { line: 2 })),
].join('');

export const podium = [
  path('M-60-120H60L48 0H-48z', colour.mist),
  box([-70, -134], [140, 18], colour.white, { round: 4 }),
  disc([0, -66], 22, colour.cream, { stroke: colour.gold }),
  path('M30-134q4-30-14-40', 'none'),
  disc([14, -178], 6, colour.ink),
].join('');

export const screen = [
  box([-170, -190], [340, 190], colour.white, { round: 6 }),
  box([-150, -170], [300, 150], colour.sky, { line: 2 }),
].join('');

export const ballot = [
  box([-100, -130], [200, 130], colour.white, { round: 6 }),
  box([-110, -150], [220, 24], colour.mist, { round: 6 }),
  path('M-40-138h80', 'none', { line: 7 }),
  path('M-30-138v-70h64l-4 70z', colour.cream, { stroke: colour.gold }),
  path('M-10-184l10 12 20-24', 'none', { stroke: colour.teal, line: 4 }),
  disc([0, -64], 28, colour.mist),
  path('M-12-64l9 10 16-20', 'none', { line: 4 }),
].join('');

export const envelope =
  box([-80, -104], [160, 104], colour.white, { round: 4 }) + path('M-80-104L0-44 80-104');

export const parcel = [
  box([-50, -76], [100, 76], colour.cream, { stroke: colour.gold, round: 3 }),
  path('M-50-76H50M0-76V0M-20-60h40', 'none', { stroke: colour.gold }),
].join('');

export const trophy = [
  path('M-60-200H60Q60-110 0-96Q-60-110-60-200z', colour.cream, { stroke: colour.gold, line: 4 }),
  path('M-60-184q-44 0-40 30t48 32M60-184q44 0 40 30t-48 32', 'none', { stroke: colour.gold }),
  path('M0-96V-40M-44-40H44V0H-44z', colour.mist),
].join('');

export const lotus = [
  path('M0-10V60', 'none', { stroke: colour.teal, line: 5 }),
  path('M0-10Q-90-10-104-74Q-56-70 0-10Q56-70 104-74Q90-10 0-10z', colour.white),
  path('M0-10Q-62-40-58-112Q-10-80 0-10Q10-80 58-112Q62-40 0-10z', colour.sky),
  path('M0-10Q-34-70 0-134Q34-70 0-10z', colour.cream, { stroke: colour.gold }),
].join('');

export const ball =
  disc([0, -30], 30, colour.white) +
  path(
    'M0-44l13 10-5 15h-16l-5-15zM0-60v16M13-34l15-6M8-19l9 14M-8-19l-9 14M-13-34l-15-6',
    colour.mist,
    {
      line: 2.5,
    },
  );

export const month = [
  box([-150, -250], [300, 250], colour.white, { round: 10 }),
  path('M-150-196V-240Q-150-250-140-250H140Q150-250 150-240V-196z', colour.ink),
  path('M-90-270v40M90-270v40', 'none', { line: 7, stroke: colour.deep }),
  times(28, (step) => {
    const x = -126 + (step % 7) * 38;
    const y = -178 + Math.floor(step / 7) * 42;
    const fill = step === 16 ? colour.gold : step % 7 > 4 ? colour.leaf : colour.sky;
    return box([x, y], [26, 28], fill, { line: 0, round: 4 });
  }),
].join('');
